import { en as quickAnalysis } from "../../../quick-analysis/en.ts";
import { leadFieldsCopy, sendingCopy } from "../../../quick-analysis/form-words.ts";
import type { DemoFormCopies } from "./tr.ts";

export const en: DemoFormCopies = {
	disabled: {
		...leadFieldsCopy(quickAnalysis),
		title: "Example contact form (sends nothing)",
		lead: "This form is an example. What you type is not sent anywhere.",
		submit: "Try the form",
		withoutScript:
			"Please switch on JavaScript to try the form. Without it the button does nothing, and nothing is sent either.",
		result: {
			title: "Nothing was sent",
			text: "The form is filled in correctly, but it is an example: what you typed did not reach us. To reach us, please request the free analysis.",
			action: "Request a free analysis",
		},
	},
	enabled: {
		...leadFieldsCopy(quickAnalysis),
		...sendingCopy(quickAnalysis),
		title: "Contact form",
		lead: "Do you have questions about the two automations? Write to us and we will reply by email.",
		submit: "Send message",
		problems: quickAnalysis.problems,
		reassurance: quickAnalysis.reassurance,
		success: {
			text: "We have received your message. We will reply by email.",
			action: "Write another message",
		},
		unavailable:
			"We cannot take your message at the moment. What you typed is still in the form, so please send it again in a few minutes.",
		tooMany:
			"Too many messages have come from your internet connection in a short time. Please wait a few minutes and send the form again.",
	},
};
