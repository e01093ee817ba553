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
	/** @param error what the mail server answered, such as `answered 550`. */
	error: (error: string) => string;
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
