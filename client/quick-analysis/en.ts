import { en as report } from "./report/en.ts";
import type { QuickAnalysisCopy } from "./tr.ts";

export const en: QuickAnalysisCopy = {
	seo: {
		title: "Request a free 30-minute quick analysis",
		description:
			"Ask for a free 30-minute quick analysis of your B2B sales process. All we need is a name, an email address and a company. Report by email within 48 hours.",
	},
	title: "30-minute quick analysis",
	lead: "We spend 30 minutes on what you tell us. The report says what can be automated, where we would start and how long the setup takes. The analysis is free.",
	close: "Close",
	required: "Fields marked with * are required.",
	fields: {
		name: { label: "Name", placeholder: "First and last name" },
		email: { label: "Email address", placeholder: "name@company.com" },
		company: { label: "Company", placeholder: "Example Ltd" },
		message: {
			label: "Message",
			placeholder: "What would you like to change in your sales process?",
		},
	},
	optional: "optional",
	messageHint:
		"Two sentences will do. The more specific you are, the better the report fits your business.",
	submit: "Request the analysis",
	submitting: "Sending...",
	reassurance: "Your information is stored safely. We do not send spam.",
	privacyLink: "Privacy notice",
	nextTitle: "What happens next",
	next: [
		"You send the form.",
		"We spend 30\u00a0minutes on what you wrote and on your website: what is done by hand today, and what could run automatically?",
		"You will get the report by email within 48\u00a0hours. Whether you go ahead is up to you.",
	],
	report,
	otherStages: "The other four stages",
	problems: {
		summary: "The form has not been sent yet. Please correct the marked fields.",
		name: {
			required: "Please enter your name.",
			too_long: "The name is too long. Please shorten it to {most} characters or fewer.",
			control_characters: "The name contains hidden control characters. Please type it again.",
			invalid: "The name could not be read. Please type it again.",
		},
		email: {
			required: "Please enter your email address.",
			too_long: "The email address is too long. Please use one of {most} characters or fewer.",
			control_characters:
				"The email address contains hidden control characters. Please type it again.",
			invalid: "The email address could not be read. Please type it again.",
			email: "Please enter a valid email address, such as name@company.com.",
		},
		company: {
			required: "Please enter your company’s name.",
			too_long: "The company name is too long. Please shorten it to {most} characters or fewer.",
			control_characters:
				"The company name contains hidden control characters. Please type it again.",
			invalid: "The company name could not be read. Please type it again.",
		},
		message: {
			too_long: "The message is too long. Please shorten it to {most} characters or fewer.",
			control_characters:
				"The message contains hidden control characters. Please paste it as plain text.",
			invalid: "The message could not be read. Please type it again.",
		},
	},
	success: {
		title: "We have received your request",
		arrived: "Your details are saved.",
		replyTo: "We will reply to {email}.",
		text: "If you cannot find the report, please check your spam folder.",
		action: "OK",
	},
	clock: {
		running: "Our first reply is being sent …",
		sent: "Our first reply left after {time}. The system answers your buyers within 2\u00a0minutes.",
		late: "Our first reply is taking a little longer. The report is still on time.",
	},
	reading: {
		label: "Something to read in the meantime:",
		link: "Approval at Salevium: 4\u00a0minutes instead of 48\u00a0hours",
		slug: "salevium",
	},
	successToast: {
		title: "We have received your request",
		description: "We will email you the analysis report within 48 hours.",
	},
	errorToast: {
		title: "Something went wrong",
		description: "What you typed is still in the form.",
	},
	unavailable:
		"We cannot take your request at the moment. What you typed is still in the form, so please send it again in a few minutes.",
	waiting:
		"This could not be sent just now. Keep this page open and we will send it as soon as we can. If you close the tab, you will need to fill in the form again.",
	honeypot: "Please leave this field empty",
	tooMany:
		"Too many requests have come from your internet connection in a short time. Please wait a few minutes and send the form again.",
};
