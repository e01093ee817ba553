import type { PostStatus as Stored } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { Status } from "../parts/status.tsx";
import { useNow } from "../parts/time.tsx";

/** ms by which the server's clock may be ahead, and the time of this page behind (parts/time.tsx). */
const TOLERANCE = 60_000;

/** Whether a moment (ISO 8601) is still to come; what was published just now is not. */
export function useIsLater(at: string | null): boolean {
	const now = useNow();
	return at !== null && Date.parse(at) - now > TOLERANCE;
}

/** Whether visitors see a post, or from when on. */
export function PostStatus({
	status,
	publishedAt,
}: {
	status: Stored;
	/** ISO 8601; null: not yet published. */
	publishedAt: string | null;
}) {
	const { states } = useCopy().posts;
	const isScheduled = useIsLater(publishedAt);
	if (status !== "published") return <Status tone="neutral">{states[status]}</Status>;
	return isScheduled ? (
		<Status tone="due">{states.scheduled}</Status>
	) : (
		<Status tone="done">{states.published}</Status>
	);
}
