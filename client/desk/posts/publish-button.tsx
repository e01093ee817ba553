import { useCopy, useLanguage } from "../language/language.tsx";
import { BusyButton } from "../parts/busy-button.tsx";
import { useIsLater } from "./post-status.tsx";
import type { PostEditor } from "./use-editor.ts";

/** The next step of publishing: publish now, schedule, or update the published post. */
export function usePublishStep({ post, stored, isLater, isAhead, publish }: PostEditor): {
	label: string;
	/** Undefined where there is nothing to publish. */
	run: (() => void) | undefined;
} {
	const { posts: copy } = useCopy();
	const { format } = useLanguage();
	const wasLater = useIsLater((stored.live ?? stored.post).published_at, stored.updatedAt);
	const isPublic = stored.post.status === "published";
	const run = isPublic && !isAhead ? undefined : () => publish(isPublic ? undefined : "published");
	if (isLater && post.published_at) {
		if (!run) return { label: copy.states.scheduled, run };
		return { label: copy.schedule(format.exact(post.published_at)), run };
	}
	if (!isPublic) return { label: copy.publish, run };
	// Without its time a scheduled post appears at once.
	return { label: wasLater ? copy.publishNow : copy.update, run };
}

export function PublishButton({ editor }: { editor: PostEditor }) {
	const { label, run } = usePublishStep(editor);
	return (
		<BusyButton isBusy={editor.isPublishing} onClick={run}>
			{label}
		</BusyButton>
	);
}
