import * as v from "valibot";

const MAIL_STATES = ["waiting", "failed", "sent"] as const;

export type MailState = (typeof MAIL_STATES)[number];

const MAIL_KINDS = [
	"lead",
	"digest",
	"confirmation",
	"invite",
	"reset",
	"newsletter_confirm",
	"newsletter_welcome",
	"test",
	"reply",
] as const;

export type MailKind = (typeof MAIL_KINDS)[number];

/** Their link is gone once they are given up: a new link makes a new mail. */
export const LINK_MAILS: readonly MailKind[] = ["invite", "reset"];

/** Mails of one retry. */
const MOST_IDS = 500;

export const mailFilterSchema = v.strictObject({
	state: v.optional(v.picklist(MAIL_STATES)),
});

export const mailRetrySchema = v.strictObject({
	ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(MOST_IDS)),
});

/** A mail of the outbox. Times are ISO 8601 in UTC. */
export interface Mail {
	id: string;
	kind: MailKind;
	state: MailState;
	/** The account that it goes to; null for a visitor. */
	to: string | null;
	/** The lead that it is about, by its company, name or e-mail address. */
	lead: { id: string; title: string } | null;
	attempts: number;
	/** Why the last attempt failed, such as `no answer within 15 s`. */
	error: string | null;
	createdAt: string;
	/** The next attempt of a waiting mail. */
	nextAttemptAt: string | null;
	endedAt: string | null;
}

/** `GET /api/desk/mails` → 200 */
export interface MailsAnswer {
	/** The newest 200. */
	mails: Mail[];
	counts: Record<MailState, number>;
	/** Whether the site sends mails (SMTP_URL). */
	isOn: boolean;
	isHeld: boolean;
}

/** `POST /api/desk/mails/retry` → 200: the ids of the mails that are sent again. */
export interface MailRetryAnswer {
	done: string[];
}

export type MailsProblem = "mail_off" | "reply_left" | "draft_changed";
