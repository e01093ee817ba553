import { IconArchive } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { PostStatus as Stored } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { isLater } from "../parts/is-later.ts";
import { Status } from "../parts/status.tsx";

/** ms that a browser's timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** `isLater` now; it is told when the moment has come. */
export function useIsLater(at: string | null, changedAt?: string): boolean {
	const [now, setNow] = useState(Date.now);
	const moment = at === null ? 0 : Date.parse(at);
	useEffect(() => {
		const left = moment - Date.now();
		setNow(Date.now());
		if (left <= 0 || left > LONGEST) return;
		const timer = setTimeout(() => setNow(Date.now()), left);
		return () => clearTimeout(timer);
	}, [moment]);
	return isLater(at, changedAt, now);
}

/** Whether visitors see a post, or from when on. */
export function PostStatus({
	status,
	publishedAt,
	changedAt,
}: {
	status: Stored;
	/** ISO 8601; null: not yet published. */
	publishedAt: string | null;
	/** ISO 8601. */
	changedAt: string;
}) {
	const { states } = useCopy().posts;
	const isScheduled = useIsLater(publishedAt, changedAt);
	if (status === "draft") return <Status tone="neutral">{states.draft}</Status>;
	if (status === "archived") {
		return (
			<Status tone="neutral" icon={IconArchive}>
				{states.archived}
			</Status>
		);
	}
	return isScheduled ? (
		<Status tone="due">{states.scheduled}</Status>
	) : (
		<Status tone="done">{states.published}</Status>
	);
}
