import * as v from "valibot";
import { required, UNPRINTABLE, UNPRINTABLE_BUT_LINES } from "../text.ts";

const id = v.pipe(v.string(), v.uuid());

/** The longest reply, in UTF-16 code units. */
export const REPLY_BOUNDS = { subject: 200, text: 20_000 } as const;

/**
 * `POST /api/desk/leads/:id/reply` → 201 | 409 `mail_off`. Its mail leaves some seconds later; until then
 * `DELETE /api/desk/leads/:id/reply/:reply` → 204 takes it back | 409 `reply_left`.
 */
export const leadReplySchema = v.strictObject({
	/** Made by the browser: the same reply that arrives again is not sent twice. */
	id: v.optional(id),
	subject: required(REPLY_BOUNDS.subject, UNPRINTABLE),
	text: required(REPLY_BOUNDS.text, UNPRINTABLE_BUT_LINES),
	/** Whether the lead stays unanswered, for example because the reply only asks something. */
	staysOpen: v.optional(v.boolean()),
});

export type LeadReply = v.InferOutput<typeof leadReplySchema>;

/** The templates of a reply; `blank` has only greeting and end. */
export const TEMPLATES = ["thanks", "report", "question", "blank"] as const;

export type Template = (typeof TEMPLATES)[number];

/** How many texts that a template replaced are kept. */
export const MOST_REPLACED = 5;

/** A text as it is typed: also empty, or with blanks at its end. */
const typed = (most: number, unprintable: RegExp) =>
	v.pipe(
		v.string(),
		v.maxLength(most),
		v.check((value) => !unprintable.test(value)),
	);

const template = v.picklist(TEMPLATES);

const text = typed(REPLY_BOUNDS.text, UNPRINTABLE_BUT_LINES);

const subject = typed(REPLY_BOUNDS.subject, UNPRINTABLE);

/** A text that can be brought back, with its subject if that was another one. */
const replacedSchema = v.strictObject({ template, text, subject: v.optional(subject) });

/**
 * A reply that is being written: `PUT /api/desk/leads/:id/draft?from=…` → 204 | 409 `draft_changed` with the stored `draft`,
 * `DELETE` → 204. The account's own is part of its lead; the answer to the lead deletes it.
 */
export const replyDraftSchema = v.strictObject({
	/** Another one after each change, also as that of the reply. */
	id,
	template,
	subject,
	text,
	/** How many replies by others the author has seen. */
	known: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
	/** Texts that another template replaced, or that were typed in another browser; the latest last. */
	replaced: v.optional(v.pipe(v.array(replacedSchema), v.maxLength(MOST_REPLACED))),
});

export type ReplyDraft = v.InferOutput<typeof replyDraftSchema>;

/** `from`: the id of the stored draft that a draft goes on from. Another browser may have stored another one since. */
export const draftOriginSchema = v.strictObject({ from: v.optional(id) });

/** `GET /api/desk/leads/drafts`: the leads to which the account is writing. */
export interface ReplyDrafts {
	ids: string[];
}
