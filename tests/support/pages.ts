import type { Language } from "../../shared/languages.ts";
import { PAGE_KEYS, type PageKey, pathFor } from "../../shared/paths.ts";

/** Something to show on each page that shows one of many; the posts are of the seed. */
const SLUGS: { [K in PageKey]?: Record<Language, string> } = {
	"case-detail": { tr: "acilsatis", de: "acilsatis", en: "acilsatis" },
	"blog-post": {
		tr: "fuar-leadleri",
		de: "speed-to-lead",
		en: "speed-to-lead",
	},
};

/** The path of every page, one a page and language. */
export const builtPaths = (languages: readonly Language[]): string[] =>
	PAGE_KEYS.flatMap((page) =>
		languages.map((language) => pathFor(page, language, SLUGS[page]?.[language])),
	);
