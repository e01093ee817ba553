import type { PostFields } from "../../../shared/desk/posts.ts";

/** The result of a change of a post's status or text. */
export type Outcome =
	| "published"
	| "republished"
	| "updated"
	| "scheduled"
	| "withdrawn"
	| "unscheduled"
	| "draft"
	| "archived";

export type PostState = Pick<PostFields, "status" | "published_at">;

const isVisible = ({ status, published_at }: PostState, now: number): boolean =>
	status === "published" && (published_at === null || Date.parse(published_at) <= now);

/** @param now when the server made the change, in ms: its clock set the time of publication. */
export function outcomeOf(before: PostState, after: PostState, now: number): Outcome {
	const wasVisible = isVisible(before, now);
	if (after.status === "archived") return "archived";
	if (after.status === "draft") {
		if (before.status !== "published") return "draft";
		return wasVisible ? "withdrawn" : "unscheduled";
	}
	if (!isVisible(after, now)) return "scheduled";
	if (wasVisible) return "updated";
	return before.status === "archived" && before.published_at !== null ? "republished" : "published";
}
