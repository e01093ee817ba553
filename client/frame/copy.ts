import type { Language } from "../i18n/languages.ts";

/** The texts around every page: header, footer, language menu, notifications. */
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
		/** The call to action of the bar: shorter than on the pages. */
		action: string;
	};
	languageMenu: {
		label: string;
		names: Record<Language, string>;
	};
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
		imprint: string;
	};
	error: {
		title: string;
		/** If the server did not answer. */
		text: string;
		/** If the server answered with an error. */
		serverText: string;
		retry: string;
	};
	closeNotification: string;
}
