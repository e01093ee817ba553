import { createContext, useContext } from "react";
import type { Language } from "../../shared/languages.ts";

const LanguageContext = createContext<Language | undefined>(undefined);

export const LanguageProvider = LanguageContext;

/**
 * The language of the page.
 * @throws Error outside a LanguageProvider.
 */
export function useLanguage(): Language {
	const language = useContext(LanguageContext);
	if (!language) {
		throw new Error("useLanguage must be used within a LanguageProvider");
	}
	return language;
}
