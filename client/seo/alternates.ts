import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../shared/languages.ts";
import type { LanguagePaths } from "../../shared/paths.ts";

/** One language version of a page, for search engines. */
export interface Alternate {
	hreflang: Language | "x-default";
	path: string;
}

/**
 * What search engines are told of a page's languages: each version, the page's own among them, and the
 * one for everybody else, which is Turkish or else the first. Nothing for a page that is alone.
 */
export function alternatesOf(paths: LanguagePaths): Alternate[] {
	const versions = LANGUAGES.flatMap((language): Alternate[] => {
		const path = paths[language];
		return path === undefined ? [] : [{ hreflang: language, path }];
	});
	const rest = paths[DEFAULT_LANGUAGE] ?? versions[0]?.path;
	if (versions.length < 2 || rest === undefined) return [];
	return [...versions, { hreflang: "x-default", path: rest }];
}
