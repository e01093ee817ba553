import { isLanguage, type Language } from "./languages.ts";
import { type PageKey, pathFor } from "./paths.ts";

/**
 * Paths of the specification (§2, Home) that redirect to a section of a page: the path below the
 * language prefix, equal in every language, and the page and the anchor of the section.
 */
export const SECTIONS = {
	automation: {
		path: "otomasyon",
		page: "services",
		anchor: "automation",
	},
	"data-analysis": {
		path: "veri-analizi",
		page: "services",
		anchor: "data-analysis",
	},
	"customer-communication": {
		path: "müşteri-iletişimi-çözümleri",
		page: "services",
		anchor: "customer-communication",
	},
	"consulting-and-training": {
		path: "danışmanlık-ve-eğitim",
		page: "services",
		anchor: "consulting-and-training",
	},
	// The contact path of the calls to action: that section opens the quick analysis.
	contact: {
		path: "danismanlik",
		page: "services",
		anchor: "consulting-and-training",
	},
	marketing: {
		path: "yapay-zeka-is-alanlari/pazarlama",
		page: "ai-business-areas",
		anchor: "marketing",
	},
} as const satisfies Record<string, { path: string; page: PageKey; anchor: string }>;

/** The anchor of the about page's section on data; it has no path of its own. */
export const DATA_SECTION = "data";

export type SectionKey = keyof typeof SECTIONS;

/** A place on a page. */
export interface SectionTarget {
	pathname: string;
	/** The anchor, with its `#`. */
	hash: string;
}

/** The path of a section, as in links: `/tr/otomasyon`. */
export function sectionPath(section: SectionKey, language: Language): string {
	return `/${language}/${SECTIONS[section].path}`;
}

const BY_PATH = new Map<string, { page: PageKey; anchor: string }>(
	Object.values(SECTIONS).map((section) => [section.path, section]),
);

/**
 * The place to which the path of a section redirects, or undefined for any other path. Accepts every spelling of
 * the Turkish letters: plain or percent-encoded, composed or as letter and mark (NFD).
 */
export function sectionAt(path: string): SectionTarget | undefined {
	const [, language, ...rest] = decode(path).split("/");
	if (!isLanguage(language)) return undefined;
	const section = BY_PATH.get(rest.join("/").replace(/\/+$/, ""));
	return (
		section && {
			pathname: pathFor(section.page, language),
			hash: `#${section.anchor}`,
		}
	);
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path).normalize("NFC");
	} catch (error) {
		if (error instanceof URIError) return path;
		throw error;
	}
}
