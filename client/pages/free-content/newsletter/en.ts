import { en as quickAnalysis } from "../../../quick-analysis/en.ts";
import { sendingCopy } from "../../../quick-analysis/form-words.ts";
import type { NewsletterCopies } from "./tr.ts";

const shared = {
	title: "Weekly newsletter",
	label: "Email address",
	placeholder: "name@company.com",
	submit: "Sign up",
	problems: { email: quickAnalysis.problems.email },
};

const enabled = {
	...sendingCopy(quickAnalysis),
	...shared,
	text: "Once a week we announce new resources by email.",
	note: "By signing up you agree to receive the newsletter by email. You can withdraw your consent at any time.",
	done: "Thank you, we have received your sign-up.",
	unavailable:
		"We cannot take your sign-up at the moment. Your address is still in the field, so please send it again in a few minutes.",
	tooMany:
		"Too many sign-ups have come from your internet connection in a short time. Please try again in a few minutes.",
};

export const en: NewsletterCopies = {
	disabled: {
		...shared,
		text: "We announce new resources on the blog. With RSS you see them first.",
		feed: "Follow with RSS",
		meanwhile: "Read the blog",
		fold: "The email newsletter’s form (in preparation)",
		note: "The newsletter has not started yet. For now, your address is not sent anywhere.",
		done: "Sign-up is not open yet. Your address was neither sent nor stored.",
		withoutScript: "This form needs JavaScript, which is turned off in your browser.",
	},
	enabled,
	confirmed: {
		...enabled,
		note: "By signing up you agree to receive the newsletter by email. You are signed up once you confirm with the link in our email. You can unsubscribe at any time with the link in each issue.",
		done: "One more step: we have sent you a link to confirm. It works for 48\u00a0hours. If you cannot find it, please check your spam folder.",
	},
};
