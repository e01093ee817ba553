import type { Language } from "../../../shared/languages.ts";
import type { DeskCopy } from "../language/desk-copy.ts";

const LANGUAGE_NAMES: Record<Language, string> = {
	tr: "Turkish",
	de: "German",
	en: "English",
};

export const site: DeskCopy["site"] = {
	text: "What visitors learn about the firm behind the site. What you save is on the site at once; what is empty does not appear there.",
	languages: LANGUAGE_NAMES,
	inLanguage: (label, language) => `${label} (${LANGUAGE_NAMES[language]})`,
	decided: (variable) => `Set on the server by ${variable}.`,
	onePerLine: "One entry on each line.",
	unnamed: "New entry",
	remove: "Remove",
	moveUp: (name) => `${name}: move up`,
	conflict: {
		title: (by) =>
			by ? `${by} saved this part meanwhile` : "This part was saved elsewhere meanwhile",
		mine: "You both changed the same field. The fields show what you typed: saving it replaces the other.",
		theirs: "The fields show what is saved now. What you typed is not lost.",
		showTheirs: "Show what is saved",
		showMine: "Back to what I typed",
		keepTheirs: "Keep what is saved",
	},
	parts: {
		publisher: {
			title: "Publisher",
			text: "Stands in the imprint, the privacy policy, the terms and the footer.",
		},
		contact: {
			title: "Phone, WhatsApp and price",
			text: "The phone number is one of the details above. WhatsApp appears beside the form and after sending.",
		},
		links: {
			title: "Links",
			text: "The addresses of the library's resources, and the firm's pages in social networks.",
		},
		people: {
			title: "People",
			text: "Shows visitors whom they will work with: on the home page, on the about page and below posts.",
		},
		quotes: {
			title: "What customers say",
			text: "Only what the customer has agreed to is on the site: on the pages “About us” and “Case studies”.",
		},
	},
	publisher: {
		fields: {
			name: "Legal name",
			form: "Legal form",
			representative: "Represented by",
			address: "Postal address",
			email: "Email address",
			phone: "Phone",
			register: "Commercial register and number",
			vatId: "VAT ID",
			mersis: "MERSİS number",
			kep: "KEP address",
			authority: "Supervisory authority",
			editor: "Responsible for the blog",
			euRepresentative: "Representative in the EU",
			privacyContact: "Email address for privacy requests",
		},
		hints: {
			name: "If this is empty, the site names no publisher.",
			form: "Unless it is part of the name, such as Ltd.",
			representative: "For example the managing director.",
			address: "On one line, with the country.",
			mersis: "16 digits, only in Turkey.",
			editor: "Name and address (§ 18 (2) of the German MStV).",
			euRepresentative: "Name and address (Art. 27 GDPR).",
			privacyContact: "If this is empty, the email address above.",
		},
		receivers: "Companies that process data for the firm (with service and country)",
	},
	contact: {
		whatsapp: "WhatsApp number",
		whatsappHint: "With the country code, such as +44 7700 900000.",
		showPrice: "Show a starting price",
		showPriceHint: "Otherwise the pages say what drives the price.",
		amount: "Amount",
		decimals: "Whole amounts only, without decimals, for example 1,950.",
		shownAs: "Visitors will read:",
		currency: "Currency",
		unit: "For",
		units: { month: "a month", project: "a project" },
	},
	links: {
		companyList: "Address of the company list",
		promptLibrary: "Address of the prompt library",
		profiles: "Pages in social networks (https://…)",
	},
	people: {
		add: "Add a person",
		name: "Full name",
		role: "Role",
		words: "In their own words, what they do for a client (optional)",
		place: "Town (optional)",
		speaks: "Languages",
	},
	portrait: {
		of: (name) => `${name}: photo`,
		add: "Add a photo",
		replace: "Replace the photo",
		remove: "Remove the photo",
	},
	quotes: {
		add: "Add a quote",
		quote: "Quote",
		name: "Who said it",
		company: "Company",
		consent: "The customer has agreed to be quoted by name.",
		hidden: "Without consent visitors do not see this quote.",
	},
};
