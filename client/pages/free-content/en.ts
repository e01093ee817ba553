import type { FreeContentCopy } from "./tr.ts";

export const en: FreeContentCopy = {
	seo: {
		title: "Free resources for B2B sales and advertising",
		description:
			"Free resources for B2B sales and advertising: an Excel list of more than 2,000 companies and a Google Ads prompt library. Filter by platform and topic.",
	},
	hero: {
		title: "Free resources for sales and advertising",
		lead: "A company list and a prompt library, both ready for use in your own business.",
	},
	library: {
		title: "Library",
		fold: "Search, filter, sort",
		search: {
			label: "Search the resources",
			placeholder: "Title or description",
		},
		categories: {
			label: "Category",
			chips: {
				all: "All",
				linkedin: "LinkedIn",
				instagram: "Instagram",
				"file-template": "File/Template",
				"prompt-library": "Prompt library",
				"lead-gen": "Lead gen",
				ads: "Ads",
			},
		},
		sort: {
			label: "Sort by",
			options: {
				newest: "Newest",
				downloads: "Most downloaded",
				saves: "Most saved",
			},
		},
		apply: "Apply",
		count: { one: "{count} resource", other: "{count} resources" },
		invoice: "Do the sum yourself: the invoice for waiting",
		empty: {
			title: "No resources match",
			text: "Shorten the search text or choose another category.",
			action: "Show all resources",
		},
		card: {
			example: "Example",
			types: {
				excel: "Excel file",
				"prompt-library": "Prompt library",
				template: "Template",
			},
			tags: {
				"lead-gen": "Lead gen",
				ads: "Ads",
				b2b: "B2B",
				"target-list": "Target list",
				outbound: "Outbound",
				"google-ads": "Google Ads",
				prompt: "Prompts",
			},
			tagsLabel: "Tags",
			downloads: "downloads via {platform}",
			saves: "saves",
			action: { linkedin: "Go to LinkedIn", instagram: "Go to Instagram" },
			newTab: "opens in a new tab",
			linkFollows: "We will email you the file and the free analysis report.",
			ask: "Request the file",
			request: {
				lead: "We will email you the file. Your request also covers the free analysis: you will get the report in a separate email within 48\u00a0hours.",
				submit: "Request the file",
				message: "Please send me “{title}”.",
			},
		},
	},
	resources: {
		"company-list": {
			title: "List of more than 2,000 companies",
			excerpt:
				"A head start on your target list. Filter and sort the list in Excel, and add notes of your own.",
			gateNote: "To get the list, comment on the post on LinkedIn.",
			preview: {
				caption: "How you work with the list. The companies are invented.",
				head: ["Company", "Sector", "Your note"],
				rows: [
					["Örnek Ambalaj A.Ş.", "Packaging", "Met at the fair"],
					["Deneme Gıda Ltd.", "Food", ""],
					["Misal Makine A.Ş.", "Machinery", "Call purchasing"],
					["Kurgu Tekstil Ltd.", "Textiles", ""],
				],
			},
		},
		"prompt-library": {
			title: "Google Ads prompt library",
			excerpt:
				"Ready-made prompts for drafting Google Ads copy with AI. You add your product and your audience.",
			gateNote: "Download the library through Instagram. No comment is needed.",
			preview: {
				caption: "You fill in what is in brackets.",
				prompt:
					"Write a Google search ad for [product].\nAudience: [audience]\n5 headlines of up to 30 characters\n2 descriptions of up to 90 characters\nEach headline names exactly one benefit.\nUse no exclamation marks.",
			},
		},
	},
	faq: {
		title: "About the resources",
		lead: "What to know before you request a file.",
		items: [
			{
				question: "What do the resources cost?",
				answer:
					"Nothing. All resources on this page are free. If you need to comment on a post to get one, the card says so.",
				mail: "Nothing. All resources on this page are free.",
			},
			{
				question: "How do I get a resource?",
				answer:
					"If a card has no link yet, press its button and we will send you the file. Otherwise the button opens the platform where we share the resource, in a new tab. Just above it you can read what to do there. To comment, you need an account on that platform.",
				mail: "Press the button on the card, and we will email you the file.",
				platform:
					"The button on the card opens the platform where we share the resource, in a new tab. Just above it you can read what to do there. To comment, you need an account on that platform.",
			},
			{
				question: "May I email the companies on the list right away?",
				answer:
					"Check the rules in their country first. Email marketing law differs from country to country. Personal data is covered by the GDPR in the EU and by KVKK in Turkey. Have your outreach checked by a lawyer before the first message goes out.",
			},
		],
	},
	closing: {
		title: "What happens after the list?",
		text: "The free analysis shows which of the next steps can run automatically. You will get the report by email within 48 hours.",
		action: "Request a free analysis",
	},
};
