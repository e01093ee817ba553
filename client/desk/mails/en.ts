import type { DeskCopy } from "../language/desk-copy.ts";

const mailsCount = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);

export const mails: DeskCopy["mails"] = {
	text: "What the site has sent in the last 90 days, and what it could not send.",
	states: { waiting: "Waiting", failed: "Not sent", sent: "Sent" },
	all: "All",
	visitor: "The person who wrote",
	kinds: {
		lead: "New enquiry",
		digest: "Daily summary",
		confirmation: "Confirmation",
		invite: "Invitation",
		reset: "New password",
		newsletter_confirm: "Newsletter: please confirm",
		newsletter_welcome: "Newsletter: confirmed",
		test: "Test mail",
		reply: "Reply to an enquiry",
	},
	errors: {
		answered: (answer) => `The mail server refused it: ${answer}`,
		unreachable: (detail) => `The mail server cannot be reached (${detail})`,
		slow: (seconds) => `The mail server did not answer within ${seconds} s`,
		old: "It waited for more than four days",
		unwanted: "The reader no longer wants it, or it has nothing to tell any more",
		failed: "Sending failed",
	},
	next: (time) => `Next attempt: ${time}`,
	attempts: (count) => (count === 1 ? "1 attempt" : `${count} attempts`),
	retry: "Send again",
	retryAll: (count) => `Send all again (${count})`,
	retried: (count) => `${mailsCount(count)}: being sent again.`,
	notRetried: "This mail was sent in the meantime, or it no longer exists.",
	newLink: "Its link has expired. Make a new one under Accounts.",
	empty: {
		title: "No mail yet",
		text: "Every mail of the site appears here with what became of it. A test mail to your own address shows you what that looks like.",
	},
	none: {
		title: "No such mail",
		text: "No mail is in this state.",
		clear: "Show all mail",
	},
	off: "The site sends no mail. To send, set SMTP_URL and MAIL_FROM on the server.",
	held: "Hand-over is on hold, and mail with it. To resume, run on the server: bin/leads resume",
};
