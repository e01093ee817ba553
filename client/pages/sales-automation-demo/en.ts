import type { SalesAutomationDemoCopy } from "./tr.ts";

export const en: SalesAutomationDemoCopy = {
	seo: {
		title: "Sales automation demo: two examples",
		description:
			"Subject lines and meeting preparation: try two sales automations with your own offer and an entry from your calendar. Every line shows the reason behind it.",
	},
	hero: {
		back: "Back to sales automation",
		title: "Try two automations yourself",
		lead: "Type in what you sell, get subject lines. Paste a calendar entry, get a briefing. No sign-up.",
	},
	note: "This demo runs on fixed rules, not on an AI model. The system we set up for you reads your CRM as well.",
	rule: "Rule",
	subjectLines: {
		title: "Subject-line generation",
		text: "Say who you are writing to and what you offer. You get five subject lines, each with the reason behind it.",
		role: "Recipient",
		industry: "Industry",
		label: "Your offer (30 characters at most)",
		roles: {
			purchasing: "Head of purchasing",
			owner: "Owner",
			sales: "Head of sales",
			operations: "Head of operations",
			it: "Head of IT",
			hr: "Head of HR",
		},
		industries: {
			packaging: "Packaging",
			machinery: "Machinery",
			food: "Food",
			textiles: "Textiles",
			logistics: "Logistics",
			construction: "Construction",
			chemicals: "Chemicals",
			software: "Software",
		},
		example: "recycled film",
		required: "Please type in your offer.",
		tooLong: "30 characters at most. Please shorten it, for example: compressor service.",
		wordless: "Please describe your offer in words, such as “recycled film”.",
		outputTitle: "Subject lines",
		whole: "Three more subject lines",
		done: "The subject lines are ready.",
		length: "{count} characters",
		lengthNote:
			"Every line is 45 characters or fewer, short enough for most phones to show in full.",
		start: "Generate new subject lines",
	},
	meetingBrief: {
		title: "Meeting-preparation automation",
		text: "The rules read the time, company, person and topics from the calendar entry. Your salesperson walks in with a one-page briefing.",
		label: "Calendar entry",
		hint: "A fictional example. Replace it with one of your own.",
		example:
			"Tuesday 10:00-10:45 first call, Example Packaging Ltd, Ms Reed (purchasing): sample, delivery time",
		required: "Please type in a calendar entry.",
		tooLong: "200 characters at most. Please shorten it.",
		unread:
			"We found no time, company or person in this entry. Try writing it the way the example does.",
		entryTitle: "Found in the entry",
		outputTitle: "One-page briefing",
		whole: "The whole briefing",
		done: "The briefing is ready.",
		start: "Prepare a new briefing",
	},
	analysis: {
		title: "Get a report on your own sales process",
		text: "The demo reads a single line. For the report we spend 30 minutes on what you write and on your website. It is free and reaches you by email within 48 hours.",
	},
};
