import type { Language } from "../i18n/languages.ts";

/** What stands around every page: header, footer, language menu, notifications. */
export interface FrameCopy {
	skipLink: string;
	homeLink: string;
	navigation: {
		label: string;
		home: string;
		solutions: string;
		cases: string;
		openMenu: string;
		closeMenu: string;
		menuTitle: string;
	};
	languageMenu: { label: string; names: Record<Language, string> };
	footer: {
		description: string;
		menuTitle: string;
		moreTitle: string;
		more: {
			services: string;
			about: string;
			freeContent: string;
			blog: string;
		};
		contactTitle: string;
		contactText: string;
		contactAction: string;
		copyright: string;
		privacy: string;
		terms: string;
	};
	error: {
		title: string;
		/** Where no answer came. */
		text: string;
		/** Where the server failed. */
		serverText: string;
		retry: string;
	};
	closeNotification: string;
}
