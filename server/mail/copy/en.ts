import type { MailCopy } from "./tr.ts";

export const en: MailCopy = {
	lead: {
		title: {
			quick_analysis_modal: "New enquiry: {company}",
			demo_form: "Message from the demo page: {company}",
			privacy_request: "Request about personal data: {company}",
		},
		language: "Language",
		page: "Page",
		due: "Answer by",
		message: "Without a message.",
		open: "Open the enquiry",
		reply: "If you reply to this email, your answer goes straight to the person who wrote.",
		footer:
			"You receive this email because you asked to be told about enquiries on {site}. You can change that in your settings.",
	},
	digest: {
		one: "1 new enquiry",
		many: "{count} new enquiries",
		overdueOne: "1 enquiry is overdue.",
		overdueMany: "{count} enquiries are overdue.",
		item: "{name}, due {due}",
		more: "and {count} more",
		open: "Open the enquiries",
	},
	confirmation: {
		title: {
			quick_analysis_modal: "We have received your enquiry",
			demo_form: "We have received your message",
			privacy_request: "We have received your request about your data",
		},
		greeting: "Hello,",
		thanks: {
			quick_analysis_modal: "Thank you for your enquiry.",
			demo_form: "Thank you for your message.",
			privacy_request: "Thank you for writing to us about your data.",
		},
		subject: "Subject",
		subjects: {
			quick_analysis_modal: "30-minute quick analysis",
			demo_form: "Form on the demo page",
			privacy_request: "Request about your data",
		},
		received: "Received",
		due: {
			quick_analysis_modal: "Report by",
			demo_form: "Reply",
			privacy_request: "Reply by",
		},
		next: {
			quick_analysis_modal:
				"We now look at your sales in five stages. You will get the analysis report by email at this address. Whether you go ahead is up to you.",
			demo_form: "We will reply by email to this address.",
			privacy_request: "Our reply is free of charge and comes by email to this address.",
		},
		contact: "If you would like to add something, reply to this email or write to {address}.",
		reply: "If you would like to add something, just reply to this email.",
		footer:
			"You are receiving this email because somebody entered this address in a form on {site}. If it was not you, let us know and we will erase it.",
	},
	invite: {
		subject: "Your invitation to {site}",
		title: "Your account at {site}",
		text: [
			"An account has been created for you. You can use it as soon as you have set a password.",
		],
		link: "Set your password",
		after: ["The link works once, within a day. If it has expired, ask the owner for a new one."],
		footer: "If you did not expect this, you do not have to do anything. Do not pass the link on.",
	},
	reset: {
		subject: "{site}: set a new password",
		title: "Set a new password",
		text: ["Use this link to set a new password for {site}."],
		link: "Set your password",
		after: ["The link works once, within a day."],
		footer: "If you did not expect this, tell the owner. Do not pass the link on.",
	},
	test: {
		subject: "Test mail from {site}",
		title: "Mails from {site} arrive",
		text: ["This mail was sent from the desk to try whether the site’s mails arrive. They do."],
		link: "Open the desk",
		after: [
			"If it landed in the spam folder, ask your mail provider to set SPF, DKIM and DMARC for the sender’s domain.",
		],
		footer: "You receive this email because you pressed “Send a test mail” in the desk.",
	},
	newsletter: {
		confirm: {
			subject: "Please confirm your newsletter sign-up",
			title: "Please confirm your sign-up",
			text: [
				"This address was entered for the weekly newsletter on {site}. The sign-up only counts once you confirm it.",
			],
			link: "Confirm the sign-up",
			after: [
				"The link works for 48 hours. If you do not confirm, your address is not added to the list and is erased.",
			],
			footer: "If you did not sign up, you do not have to do anything.",
		},
		welcome: {
			subject: "Your newsletter sign-up is confirmed",
			title: "Your sign-up is confirmed",
			text: [
				"Once a week we announce new resources by email to this address.",
				"You can leave at any time with the link below.",
			],
			link: "Leave the newsletter",
			after: [],
			footer: "You are receiving this email because you signed up for the newsletter of {site}.",
		},
	},
};
