import { MantineThemeProvider } from "@mantine/core";
import { createContext, type ReactNode, use, useEffect } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../shared/languages.ts";
import type { DeskCopy, LoadCopy } from "./desk-copy.ts";
import { createFormat, type Format } from "./format.ts";

interface LanguageValue {
	language: Language;
	copy: DeskCopy;
	format: Format;
}

/** Loads the copy of a language. The entry provides it: this folder must not import those that have the texts. */
export const CopySource = createContext<LoadCopy | undefined>(undefined);

const LanguageContext = createContext<LanguageValue | undefined>(undefined);

/** The first language of the browser that the desk speaks. */
export const browserLanguage = (): Language =>
	navigator.languages.map((tag) => tag.split("-")[0]).find((tag) => isLanguage(tag)) ??
	DEFAULT_LANGUAGE;

/** Gives the parts below it the copy, dates and figures of a language; suspends until they are loaded. */
export function LanguageProvider({
	language,
	timeZone,
	children,
}: {
	language: Language;
	/** IANA name; the browser's without it. */
	timeZone?: string | undefined;
	children: ReactNode;
}) {
	const loadCopy = use(CopySource);
	if (!loadCopy) throw new Error("LanguageProvider needs CopySource above it");
	const copy = use(loadCopy(language));
	useEffect(() => {
		document.documentElement.lang = language;
	}, [language]);
	return (
		<LanguageContext value={{ language, copy, format: createFormat(language, timeZone) }}>
			<MantineThemeProvider theme={namedButtons(copy.frame.close)}>{children}</MantineThemeProvider>
		</LanguageContext>
	);
}

/** Mantine's own buttons have no words: their names for screen readers. */
const namedButtons = (close: string) => ({
	components: {
		ModalCloseButton: { defaultProps: { "aria-label": close } },
		Notification: {
			defaultProps: { closeButtonProps: { "aria-label": close } },
		},
	},
});

/** @throws outside of LanguageProvider. */
export function useLanguage(): LanguageValue {
	const value = use(LanguageContext);
	if (!value) throw new Error("useLanguage needs LanguageProvider above it");
	return value;
}

export const useCopy = (): DeskCopy => useLanguage().copy;
