import { en as quickAnalysis } from "../../quick-analysis/en.ts";
import { leadFieldsCopy, sendingCopy } from "../../quick-analysis/form-words.ts";
import type { PrivacyRequestCopy } from "./tr.ts";

export const en: PrivacyRequestCopy = {
	...leadFieldsCopy(quickAnalysis),
	...sendingCopy(quickAnalysis),
	unavailable: quickAnalysis.unavailable,
	tooMany: quickAnalysis.tooMany,
	seo: {
		title: "Request about your data",
		description:
			"Ask what data we hold about you, or have it corrected or erased. Your name and email address are enough, no company is needed. We reply within one month.",
	},
	title: "Request about your data",
	lead: "You can ask what data we hold about you, have it corrected, erased or sent to you, and object to our use of it. We reply free of charge within one month.",
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
		"We use what you write only to answer your request. We may ask you for more details to confirm your identity.",
	success: {
		text: "We have received your request. We will reply by email within one month.",
		action: "Go to the home page",
	},
};
