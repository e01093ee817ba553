import { en as quickAnalysis } from "../../quick-analysis/en.ts";
import {
	leadFieldsCopy,
	sendingCopy,
} from "../../quick-analysis/form-words.ts";
import type { PrivacyRequestCopy } from "./copy.ts";

export const en: PrivacyRequestCopy = {
	...leadFieldsCopy(quickAnalysis),
	...sendingCopy(quickAnalysis),
	seo: {
		title: "Request about your data",
		description:
			"Ask which of your data we hold, or have it corrected or erased. Your name and email address are enough, no company is needed. We answer within thirty days.",
	},
	title: "Request about your data",
	lead: "You can ask which of your data we hold, have it corrected, erased or handed to you, and object to our use of it. We answer free of charge within 30 days.",
	mail: "Or write to us directly:",
	fields: {
		...quickAnalysis.fields,
		email: { ...quickAnalysis.fields.email, placeholder: "name@example.com" },
		message: {
			label: "Your request",
			placeholder: "For example: please erase my data.",
		},
	},
	problems: {
		...quickAnalysis.problems,
		message: {
			...quickAnalysis.problems.message,
			required: "Please write what you would like us to do.",
		},
	},
	submit: "Send request",
	reassurance:
		"We use what you write only to answer your request. We may ask for more to be sure that it is yours.",
	success: {
		text: "We have received your request. We will answer by email within 30 days.",
		action: "Go to the home page",
	},
	unavailable:
		"We cannot take your request at the moment. What you typed is still in the form, so please send it again in a few minutes.",
	tooMany:
		"Too many requests have come from your internet connection in a short time. Please wait a few minutes and send the form again.",
};
