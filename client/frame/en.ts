import { en as errors } from "./error-document/en.ts";
import type { FrameCopy } from "./tr.ts";

export const en: FrameCopy = {
	skipLink: "Skip to content",
	homeLink: "{site}, home page",
	navigation: {
		label: "Main navigation",
		home: "Home",
		solutions: "Solutions",
		cases: "Case studies",
		openMenu: "Open menu",
		closeMenu: "Close menu",
		menuTitle: "Menu",
		action: "Free analysis",
	},
	languageMenu: {
		label: "Language",
	},
	footer: {
		description:
			"We build AI systems that help small and medium-sized B2B firms in Turkey and Europe with their sales and marketing.",
		menuTitle: "Menu",
		moreTitle: "Explore",
		more: {
			services: "Services",
			salesAutomation: "Sales automation",
			demo: "Try the demo",
			about: "About us",
			freeContent: "Free resources",
			invoice: "The invoice for waiting",
			blog: "Blog",
		},
		contactTitle: "Contact",
		contactText:
			"Tell us where your sales process gets stuck. We will email you the analysis report within 48 hours.",
		contactAction: "Request a free analysis",
		copyright: "© 2024 {site}. All rights reserved.",
		privacy: "Privacy",
		terms: "Terms of use",
		data: "Security and data",
		profiles: "Social media",
		imprint: "Imprint",
	},
	direct: {
		title: "Or reach us directly:",
		speaker: "Or talk to {name} directly, in English:",
		after: "If you would like to talk before the report:",
		phone: "Phone:",
		whatsapp: "Message us on WhatsApp",
	},
	error: {
		title: errors.failed.title,
		text: "Please check your internet connection and try again.",
		serverText: errors.failed.text,
		retry: errors.retry,
	},
	closeNotification: "Close notification",
};
