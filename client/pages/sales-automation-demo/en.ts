import type { SalesAutomationDemoCopy } from "./copy.ts";

export const en: SalesAutomationDemoCopy = {
	seo: {
		title: "Sales automation demo: two examples",
	},
	hero: {
		back: "Sales automation",
		title: "Two automations with an example of each",
		lead: "This page is a preview. We wrote the examples ourselves, and their buttons are not connected to a system yet.",
	},
	preview: "Preview",
	subjectLines: {
		title: "Subject-line generation",
		text: "You say who you are writing to and why. The system suggests subject lines to test.",
		inputTitle: "Example input",
		inputs: [
			{ label: "Recipient", value: "Head of purchasing" },
			{ label: "Company", value: "Packaging manufacturer" },
			{ label: "Your offer", value: "Recycled film" },
		],
		outputTitle: "Example suggestions",
		lines: [
			"Recycled film: may we send you a sample?",
			"A second source for your film",
			"What film thickness do you run on your line?",
		],
		start: "Generate subject lines",
		startNote: "This button does not work yet. Pressing it does nothing.",
	},
	meetingBrief: {
		title: "Meeting-preparation automation",
		text: "Once a meeting is in the calendar, the system goes through the CRM and the correspondence. Your salesperson walks in with a one-page briefing.",
		outputTitle: "Example briefing",
		meeting: "Tuesday 10:00, first call",
		rows: [
			{ label: "Company", value: "Packaging manufacturer" },
			{ label: "Contact", value: "Head of purchasing" },
			{ label: "So far", value: "Asked for a sample and the price" },
			{ label: "Open question", value: "Delivery time" },
			{ label: "Suggestion", value: "Start with the delivery plan" },
		],
		start: "Start meeting preparation",
		startNote: "This button does not work yet. Pressing it does nothing.",
	},
	closing: {
		title: "Get a report on your own sales process",
		text: "All we need for the free analysis is a name, an email address and a company. The report reaches you by email within 48 hours.",
		action: "Request a free analysis",
	},
};
