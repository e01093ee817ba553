import * as v from "valibot";

/**
 * `POST /api/desk/posts/:id/presence`, `POST /api/desk/leads/:id/presence` → 200 `PresentAnswer`: the account has the
 * post or lead open, is writing a reply to the lead, or has left it.
 */
export const presenceSchema = v.strictObject({
	kind: v.picklist(["here", "writing", "gone"], "invalid"),
});

/** Somebody who has a post or a lead open. */
export interface Present {
	account: string;
	name: string;
	isWriting: boolean;
}

export interface PresentAnswer {
	/** All but who asks. */
	others: Present[];
}

/** Somebody opened, left or saved something: an event `presence` of `GET /api/desk/events`, for those who may open it. */
export const presenceEventSchema = v.object({
	subject: v.picklist(["posts", "leads"]),
	id: v.string(),
	account: v.string(),
	name: v.string(),
	kind: v.picklist(["here", "writing", "gone", "saved"]),
});

export type PresenceEvent = v.InferOutput<typeof presenceEventSchema>;
