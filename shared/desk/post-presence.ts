import * as v from "valibot";

/** `POST /api/desk/posts/:id/presence` → 200 `PresentAnswer`: the account has the post open, or has left it. */
export const presenceSchema = v.strictObject({ kind: v.picklist(["here", "gone"], "invalid") });

/** The others that have a post open. */
export interface PresentAnswer {
	others: { account: string; name: string }[];
}

/** Somebody opened, left or saved a post: an event `presence` of `GET /api/desk/events`, for those who write posts. */
export const presenceEventSchema = v.object({
	post: v.string(),
	account: v.string(),
	name: v.string(),
	kind: v.picklist(["here", "gone", "saved"]),
});

export type PresenceEvent = v.InferOutput<typeof presenceEventSchema>;
