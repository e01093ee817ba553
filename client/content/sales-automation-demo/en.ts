import { en as quickAnalysis } from "../quick-analysis/en.ts";
import type { SalesAutomationDemoCopy } from "./copy.ts";

export const en: SalesAutomationDemoCopy = {
	seo: {
		title: "Sales automation demo: two examples",
		description:
			"Subject lines and meeting preparation: look at two sales automations with example input and output. The page is a preview and its form sends nothing.",
	},
	hero: {
		back: "Sales automation",
		title: "Two automations with an example of each",
		lead: "This page is a preview. We wrote the examples ourselves, and the buttons are not connected to a system yet.",
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
	form: {
		title: "Contact form",
		lead: "The form is a demonstration too. What you type is not sent anywhere, only written to your browser's console.",
		required: quickAnalysis.required,
		optional: quickAnalysis.optional,
		fields: quickAnalysis.fields,
		problems: quickAnalysis.problems,
		submit: "Try the form",
		withoutScript:
			"Please switch on JavaScript to try the form. Without it the button does nothing, and nothing is sent either.",
		result: {
			title: "Nothing was sent",
			text: "The form is filled in correctly, but it is a demonstration. What you typed was only written to your browser's console and did not reach us. To reach us, please request the free analysis.",
			action: "Request a free analysis",
		},
	},
	closing: {
		title: "Get a report on your own sales process",
		text: "All we need for the free analysis is a name, an email address and a company. The report reaches you by email within 48 hours.",
		action: "Request a free analysis",
	},
};
