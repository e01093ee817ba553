import { useLocation } from "react-router-dom";
import type { Language } from "../i18n/languages.ts";
import { switchLanguage } from "../i18n/paths.ts";
import { useCurrentPage } from "./use-current-page.ts";

/** Where the current page is in another language: at its translation if it has one, else under the same slug (specification §2). */
export function useLanguagePath(): (language: Language) => string {
	const { pathname } = useLocation();
	const page = useCurrentPage();
	return (language) =>
		page?.translations?.[language] ?? switchLanguage(pathname, language);
}
