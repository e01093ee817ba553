import * as v from "valibot";
import type { LeadTexts } from "../forms/field-schemas.ts";
import { LANGUAGES, type Language } from "../languages.ts";
import { isDay } from "../moment.ts";
import { searchText } from "../search-text.ts";
import { optional, UNPRINTABLE } from "../text.ts";
import type { LeadNote } from "./lead-note.ts";
import type { ReplyDraft } from "./reply.ts";

export const LEAD_STATES = ["pending", "delivered", "failed", "quarantined"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** The groups of the inbox in their order. Nobody waits for an answer to `unanswered` ones (newsletter). */
export const LEAD_GROUPS = [
	"overdue",
	"today",
	"later",
	"suspicious",
	"unanswered",
	"answered",
] as const;

export type LeadGroup = (typeof LEAD_GROUPS)[number];

/** In the order in which the desk offers them. */
export const LEAD_ACTIONS = [
	"answer",
	"reopen",
	"release",
	"retry",
	"discard",
	"unread",
	"read",
] as const;

export type LeadAction = (typeof LEAD_ACTIONS)[number];

/** Leads of one action. */
export const MOST_IDS = 500;

/** A day of the calendar in the account's time zone. The year 0, which Postgres does not know, is none. */
const day = v.pipe(
	v.string(),
	v.isoDate(),
	v.check((date) => date > "0001" && isDay(date)),
);

const FILTERS = {
	q: v.optional(v.pipe(v.string(), v.transform(searchText))),
	state: v.optional(v.picklist(LEAD_STATES)),
	group: v.optional(v.picklist(LEAD_GROUPS)),
	unread: v.optional(v.literal("true")),
	language: v.optional(v.picklist(LANGUAGES)),
	page: optional(500, UNPRINTABLE),
	/** Both days are included. */
	from: v.optional(day),
	to: v.optional(day),
};

export const leadFilterSchema = v.strictObject(FILTERS);

/** The inbox's filter, as in the query of its URL. */
export type LeadQuery = v.InferOutput<typeof leadFilterSchema>;

/** Leads that are exported by their ids: a URL must not become too long. */
export const MOST_EXPORTED = 200;

const ids = v.pipe(
	v.string(),
	v.transform((list) => list.split(",")),
	v.array(v.pipe(v.string(), v.uuid())),
	v.maxLength(MOST_EXPORTED),
);

/** The leads to export: those of the inbox's filter, or some of them. */
export const leadExportSchema = v.strictObject({
	...FILTERS,
	ids: v.optional(ids),
});

export const leadPageSchema = v.strictObject({
	...FILTERS,
	cursor: v.optional(v.pipe(v.string(), v.maxLength(400))),
});

/** `live`: the view only refreshes, so that the lead does not become read again. */
export const leadShowSchema = v.strictObject({ live: v.optional(v.literal("true")) });

const id = v.pipe(v.string(), v.uuid());

export const leadActionSchema = v.strictObject({
	action: v.picklist(LEAD_ACTIONS),
	ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_IDS)),
	/** Whether it undoes the opposite action: `answer` brings back the answer that `reopen` removed. */
	isUndo: v.optional(v.boolean()),
});

export type LeadActionRequest = v.InferOutput<typeof leadActionSchema>;

export const leadEraseSchema = v.strictObject({
	ids: leadActionSchema.entries.ids,
	/** Typed by the operator: the e-mail address of one person, or the number of several. */
	confirmation: v.pipe(v.string(), v.trim(), v.maxLength(254)),
});

/** A time as ISO 8601 in UTC. */
type Time = string;

/** A lead in the list. */
export interface LeadRow extends Omit<LeadTexts, "message"> {
	id: string;
	group: LeadGroup;
	/** How the message begins, in one line. */
	excerpt: string | null;
	language: Language | null;
	page: string | null;
	/** The `source` of the form. */
	form: string;
	state: LeadState;
	/** Whether its form has a webhook. */
	hasWebhook: boolean;
	unread: boolean;
	/** Not an enquiry: tells the newsletter's webhook of an erasure. Deleted once it is delivered. */
	tellsErasure: boolean;
	receivedAt: Time;
	/** Null where the form promises no answer by a time. */
	dueAt: Time | null;
	answeredAt: Time | null;
	/** Whether somebody has written to the visitor, which need not have answered it. */
	hasReply: boolean;
}

/** Numbers of leads in the whole inbox; each counts no further than `MOST_COUNTED`. */
export type LeadCounts = Record<
	"overdue" | "today" | "later" | "suspicious" | "failed" | "unread",
	number
>;

export const MOST_COUNTED = 1_000;

export interface LeadPage {
	leads: LeadRow[];
	/** For the next page; null on the last one. */
	next: string | null;
	/** On the first page only. */
	counts: LeadCounts | null;
	/** Whether the quick analysis has a webhook. */
	hasWebhook: boolean;
	/** Whether deliveries are held. */
	isHeld: boolean;
}

/** The pages that leads came from. */
export interface LeadPages {
	pages: string[];
}

type AuditAction = LeadAction | "take_back" | "show" | "note" | "export" | "test" | "mail_retry";

/** An event of a lead's timeline. */
export type LeadEvent =
	| { kind: "submitted" | "stored"; at: Time }
	| {
			kind: "attempt";
			at: Time;
			status: number | null;
			durationMs: number;
			error: string | null;
	  }
	| {
			kind: "audit";
			at: Time;
			action: AuditAction;
			by: string | null;
			/** The id of the account; null for the server, and where it is gone. */
			account: string | null;
	  }
	/** A mail about it that was sent or given up; without `to` it went to the visitor. */
	| { kind: "mail"; at: Time; to: string | null; failed: boolean }
	/** A reply from the desk. */
	| {
			kind: "reply";
			at: Time;
			by: string;
			/** The id of the account; null where it is gone. */
			account: string | null;
			subject: string;
			text: string;
			state: "waiting" | "sent" | "failed";
	  }
	/** The next step. */
	| { kind: "retry" | "due"; at: Time };

/** The most other leads of the same address that a lead lists. */
export const MOST_OTHERS = 10;

export interface Lead extends LeadRow, LeadTexts {
	answeredBy: string | null;
	/** The reasons for its quarantine. */
	suspicions: string[];
	/** How long the form was open, where that was too short. */
	formAgeMs: number | null;
	note: LeadNote;
	/**
	 * Other leads of the same e-mail address, and then of the same firm, whatever their case; the newest first. A server
	 * of the version before names none.
	 */
	others?: {
		id: string;
		receivedAt: Time;
		/** Who wrote it, if it was somebody else of the firm. */
		colleague?: string | null;
	}[];
	/** The account's own unsent reply. */
	replyDraft: ReplyDraft | null;
	timeline: LeadEvent[];
}

/** Why an action was refused: the lead is gone, somebody was faster, or its state does not allow it. */
export interface LeadRefusal {
	id: string;
	code: "gone" | "already" | "not_possible";
	/** The last action, with person and time, if the audit has one; `reply`: a reply that has not left yet. */
	action?: string;
	by?: string;
	/** The id of the account. */
	account?: string;
	at?: Time;
}

export interface LeadActionResult {
	done: string[];
	refused: LeadRefusal[];
}

/** An event of the stream. */
export const leadChangeSchema = v.object({
	kind: v.picklist(["created", "changed", "deleted"]),
	/** The ids of the leads; empty if any lead may have changed. */
	ids: v.array(v.string()),
});

export type LeadChange = v.InferOutput<typeof leadChangeSchema>;
