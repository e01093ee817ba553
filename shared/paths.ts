import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, toLanguage } from "./languages.ts";

type Segments = Record<Language, string>;

const everywhere = (segment: string): Segments => ({
	tr: segment,
	de: segment,
	en: segment,
});

const CASES: Segments = {
	tr: "vaka-calismalari",
	de: "fallstudien",
	en: "case-studies",
};

/** The parameter of a path; a path has at most one. */
const SLUG = ":slug";

/** Page key × language → path below the language prefix (specification §2). */
const PATHS = {
	home: everywhere(""),
	solutions: { tr: "cozumler", de: "losungen", en: "solutions" },
	cases: CASES,
	"case-detail": {
		tr: `${CASES.tr}/${SLUG}`,
		de: `${CASES.de}/${SLUG}`,
		en: `${CASES.en}/${SLUG}`,
	},
	about: { tr: "hakkimda", de: "uber-uns", en: "about-us" },
	"sales-automation": {
		tr: "satis-otomasyonu",
		de: "vertriebsautomatisierung",
		en: "sales-automation",
	},
	"sales-automation-demo": {
		tr: "satis-otomasyonu-demo",
		de: "vertriebsautomatisierung-demo",
		en: "sales-automation-demo",
	},
	"ai-business-areas": {
		tr: "yapay-zeka-is-alanlari",
		de: "ki-geschaftsbereiche",
		en: "ai-business-areas",
	},
	"free-content": {
		tr: "ucretsiz-icerikler",
		de: "kostenlose-inhalte",
		en: "free-resources",
	},
	blog: everywhere("blog"),
	"blog-post": everywhere(`blog/${SLUG}`),
	services: { tr: "hizmetlerimiz", de: "dienstleistungen", en: "services" },
	privacy: { tr: "gizlilik", de: "datenschutz", en: "privacy" },
	terms: {
		tr: "kullanim-kosullari",
		de: "nutzungsbedingungen",
		en: "terms",
	},
	// Not in the specification's table: the imprint (§ 5 DDG), and the form for requests about personal data.
	imprint: { tr: "kunye", de: "impressum", en: "imprint" },
	"privacy-request": {
		tr: "kisisel-veri-basvurusu",
		de: "datenschutzanfrage",
		en: "privacy-request",
	},
	// Not in the specification's table: what waiting costs, from the visitor's own figures.
	"waiting-invoice": {
		tr: "beklemenin-faturasi",
		de: "rechnung-fuers-abwarten",
		en: "invoice-for-waiting",
	},
	// Not in the specification's table: where the links in the newsletter's mails lead.
	newsletter: { tr: "bulten", de: "newsletter", en: "newsletter" },
	// Not in the specification's table: the quick-analysis form as a page, for visitors without JavaScript.
	"quick-analysis": {
		tr: "hizli-analiz",
		de: "schnellanalyse",
		en: "quick-analysis",
	},
} as const satisfies Record<string, Segments>;

export type PageKey = keyof typeof PATHS;

const TURKISH_ONLY: readonly PageKey[] = ["privacy", "terms"];

/**
 * The languages in which a page's text exists (specification §2). The page answers in every language;
 * where its text is missing, it shows the Turkish one.
 */
export const languagesOf = (page: PageKey): readonly Language[] =>
	TURKISH_ONLY.includes(page) ? [DEFAULT_LANGUAGE] : LANGUAGES;

export interface PageMatch {
	page: PageKey;
	language: Language;
	slug?: string;
}

/** Every page, in the order of the specification's table. */
export const PAGE_KEYS = Object.keys(PATHS) as PageKey[];

/** The router's pattern of a page: `/de/blog/:slug`. */
export function patternFor(page: PageKey, language: Language): string {
	return `/${language}/${PATHS[page][language]}`.replace(/\/$/, "");
}

/** Every page in every language, with its pattern. */
export const ALL_PATTERNS = PAGE_KEYS.flatMap((page) =>
	LANGUAGES.map((language) => ({
		page,
		language,
		pattern: patternFor(page, language),
	})),
);

/** The path of a page; an unknown language gives the Turkish one. */
export function pathFor(page: PageKey, language: string, slug?: string): string {
	return patternFor(page, toLanguage(language)).replace(SLUG, encodeURIComponent(slug ?? ""));
}

/** The paths of one page, for each language in which it exists. */
export type LanguagePaths = Partial<Record<Language, string>>;

/** The paths of a page without a slug in each language of its text. */
export const pathsOf = (page: PageKey): LanguagePaths =>
	Object.fromEntries(languagesOf(page).map((language) => [language, pathFor(page, language)]));

/** The one path under which search engines know a page in a language: the Turkish one where the text is Turkish. */
export const canonicalPath = (page: PageKey, language: Language): string =>
	pathFor(page, languagesOf(page).includes(language) ? language : DEFAULT_LANGUAGE);

/** The path of a language's feed of blog posts. */
export const feedPath = (language: Language): string => `${pathFor("blog", language)}/feed.xml`;

/**
 * Which page a path shows, or undefined where none does. `/` is the Turkish home page. Reads every
 * spelling as React Router does, so that a route is always given the data of its own page.
 */
export function pageFor(path: string): PageMatch | undefined {
	const trimmed = path.replace(/\/+$/, "");
	if (trimmed === "") return { page: "home", language: DEFAULT_LANGUAGE };
	const segments = decode(trimmed.split("/"));
	for (const { page, language, pattern } of ALL_PATTERNS) {
		const expected = pattern.split("/");
		const matches =
			segments.length === expected.length &&
			segments.every((segment, index) =>
				expected[index] === SLUG ? segment !== "" : segment === expected[index],
			);
		if (!matches) continue;
		const slug = segments[expected.indexOf(SLUG)];
		return slug === undefined ? { page, language } : { page, language, slug };
	}
	return undefined;
}

/** The page that creates a blog post on demand: not in the table above, only in German (specification §2). */
export const BLOG_DEMO_PATH = "/create-blog-demo";

/** Whether a path leads to the blog creation demo, in any spelling that React Router takes for its path. */
export const isBlogDemo = (path: string): boolean =>
	decode(path.replace(/\/+$/, "").split("/")).join("/") === BLOG_DEMO_PATH;

/** The path at which a language's not-found page is rendered, which answers every unknown path. */
export const notFoundPath = (language: Language): string => `/${language}/404`;

/** The language that a path's prefix names; without one it is Turkish, but for the page that is German. */
export function languageOf(path: string): Language {
	if (path === BLOG_DEMO_PATH) return "de";
	return toLanguage(path.split("/")[1]);
}

/**
 * The current page in another language, its slug kept. An unrecognised path only has its language
 * prefix swapped; without a prefix there is nothing to swap, and the language's home page is given.
 */
export function switchLanguage(path: string, language: Language): string {
	const match = pageFor(path);
	if (match) return pathFor(match.page, language, match.slug);
	const [, prefix, ...rest] = path.split("/");
	return isLanguage(prefix) ? ["", language, ...rest].join("/") : pathFor("home", language);
}

/** If one segment is malformed, all segments stay undecoded. */
function decode(segments: string[]): string[] {
	try {
		return segments.map((segment) => decodeURIComponent(segment));
	} catch (error) {
		if (error instanceof URIError) return segments;
		throw error;
	}
}
