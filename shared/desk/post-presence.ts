import * as v from "valibot";

/** `POST /api/desk/posts/:id/presence` → 200 `PresentAnswer`: the account has the post open, or has left it. */
export const presenceSchema = v.strictObject({ kind: v.picklist(["here", "gone"], "invalid") });

/** The others that have a post open. */
export interface PresentAnswer {
	others: { account: string; name: string }[];
}

/** Somebody opened, left or saved a post: an event `presence` of `GET /api/desk/events`, for those who write posts. */
export interface PresenceEvent {
	post: string;
	account: string;
	name: string;
	kind: "here" | "gone" | "saved";
}
