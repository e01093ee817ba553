import { Button } from "@mantine/core";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useIsLater } from "./post-status.tsx";
import type { PostEditor } from "./use-editor.ts";

/** What publishing will do: show the post, show it later, or show visitors what was written since. */
export function usePublishLabel({ post, stored }: PostEditor): string {
	const {
		copy: { posts: copy },
		format,
	} = useLanguage();
	const isLater = useIsLater(post.published_at, stored.updatedAt);
	const wasLater = useIsLater((stored.live ?? stored.post).published_at, stored.updatedAt);
	if (isLater && post.published_at) return copy.schedule(format.exact(post.published_at));
	if (stored.post.status !== "published") return copy.publish;
	// Without its time a scheduled post appears at once.
	return wasLater ? copy.publishNow : copy.update;
}

export function PublishButton({ editor }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const { post, stored, publish, publishNow, isPublishing, isAhead } = editor;
	const label = usePublishLabel(editor);
	const isPublic = stored.post.status === "published";
	const isLater = useIsLater(post.published_at, stored.updatedAt);
	if (isPublic && isLater && !isAhead) {
		return (
			<Button loading={isPublishing} onClick={publishNow}>
				{copy.publishNow}
			</Button>
		);
	}
	return (
		<Button
			loading={isPublishing}
			disabled={isPublic && !isAhead}
			onClick={() => publish(isPublic ? undefined : "published")}
		>
			{label}
		</Button>
	);
}
