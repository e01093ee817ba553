import * as v from "valibot";

/**
 * `POST /api/desk/posts/:id/presence`, `POST /api/desk/leads/:id/presence` → 200 `PresentAnswer`: the account has the
 * post or lead open in a tab, is writing a reply to the lead there, or has left it.
 */
export const presenceSchema = v.strictObject({
	kind: v.picklist(["here", "writing", "gone"], "invalid"),
	/** Names the tab of the browser. */
	tab: v.pipe(v.string("invalid"), v.uuid("invalid")),
});

/** Somebody who has a post or a lead open, once for each tab. */
export interface Present {
	tab: string;
	account: string;
	name: string;
	isWriting: boolean;
}

export interface PresentAnswer {
	/** All but who asks. */
	others: Present[];
}

const who = {
	subject: v.picklist(["posts", "leads"]),
	id: v.string(),
	account: v.string(),
	name: v.string(),
};

/** Somebody opened, left or saved something: an event `presence` of `GET /api/desk/events`, for those who may open it. */
export const presenceEventSchema = v.variant("kind", [
	v.object({ ...who, ...presenceSchema.entries }),
	v.object({ ...who, kind: v.literal("saved") }),
]);

export type PresenceEvent = v.InferOutput<typeof presenceEventSchema>;
