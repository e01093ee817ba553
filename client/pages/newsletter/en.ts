import type { NewsletterPageCopy } from "./tr.ts";

export const en: NewsletterPageCopy = {
	seo: {
		title: "Your newsletter sign-up",
		description:
			"Confirm your sign-up for the weekly newsletter here, or leave it. The link in our email opens this page.",
	},
	confirm: {
		title: "Confirm your sign-up",
		text: "Once you confirm, the weekly newsletter comes to your email address.",
		submit: "Confirm the sign-up",
	},
	confirmed: {
		title: "Your sign-up is confirmed",
		text: "Once a week we announce new resources by email.",
		action: "I want to leave the newsletter",
	},
	leave: {
		title: "Do you want to leave the newsletter?",
		text: "We will then send no newsletter to this address. You can sign up again at any time.",
		submit: "Leave the newsletter",
	},
	left: {
		title: "You have left the newsletter",
		text: "This address is not on the list. You will not receive the newsletter.",
	},
	ended: {
		title: "The link has expired",
		text: "A link to confirm works for 48\u00a0hours. We erase addresses that were not confirmed. You are welcome to sign up again.",
	},
	unknown: {
		title: "The link is incomplete",
		text: "Please open the whole link from the email. If that does not work, sign up again.",
	},
	form: "Go to the sign-up form",
};
