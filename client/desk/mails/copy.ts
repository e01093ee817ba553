import type { MailKind, MailState } from "../api/mails.ts";

/** The words of the list of mails. */
export interface MailsCopy {
	title: string;
	text: string;
	states: Record<MailState, string>;
	all: string;
	/** Without an account: it goes to the visitor. */
	visitor: string;
	kinds: Record<MailKind, string>;
	/** Why a mail was not sent, as sentences without their end. */
	errors: {
		/** @param answer such as `550 5.1.1 (RCPT TO)`. */
		answered: (answer: string) => string;
		/** @param detail such as `ECONNREFUSED`. */
		unreachable: (detail: string) => string;
		slow: (seconds: string) => string;
		old: string;
		unwanted: string;
		failed: string;
	};
	/** @param time of the next attempt. */
	next: (time: string) => string;
	attempts: (count: number) => string;
	retry: string;
	retryAll: (count: number) => string;
	/** @param count of the mails that are sent again. */
	retried: (count: number) => string;
	notRetried: string;
	/** Of mails whose link is gone. */
	newLink: string;
	empty: { title: string; text: string };
	none: { title: string; text: string; clear: string };
	off: string;
	held: string;
}
