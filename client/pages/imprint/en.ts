import type { ImprintCopy } from "./tr.ts";

export const en: ImprintCopy = {
	seo: {
		title: "Imprint",
		description:
			"Who publishes this website: legal name, representative, address, email, telephone, register entry and tax number, and where to send requests about your data.",
	},
	title: "Imprint",
	lead: "Who publishes this website and how to reach us.",
	unnamed: "This website is published under the name {site}.",
	dataTitle: "Requests about your data",
	dataText:
		"You can ask what data we hold about you, and have it corrected or erased. Your name and email address are enough.",
	dataLink: "Open the request form",
	privacyLink: "Privacy notice",
	termsLink: "Terms of use",
};
