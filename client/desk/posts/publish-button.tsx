import { Button } from "@mantine/core";
import { useLanguage } from "../language/language.tsx";
import { useIsLater } from "./post-status.tsx";
import type { PostEditor } from "./use-editor.ts";

/** Says what it will do: publish, publish later, or show visitors what was written since. */
export function PublishButton({ editor }: { editor: PostEditor }) {
	const {
		copy: { posts: copy },
		format,
	} = useLanguage();
	const { post, stored, publish, publishNow, isPublishing, isAhead } = editor;
	const isPublic = stored.post.status === "published";
	const isLater = useIsLater(post.published_at, stored.updatedAt);
	const wasLater = useIsLater((stored.live ?? stored.post).published_at, stored.updatedAt);
	if (isPublic && isLater && !isAhead) {
		return (
			<Button loading={isPublishing} onClick={publishNow}>
				{copy.publishNow}
			</Button>
		);
	}
	const labelOf = () => {
		if (isLater && post.published_at) return copy.schedule(format.exact(post.published_at));
		if (!isPublic) return copy.publish;
		// Without its time a scheduled post appears at once.
		return wasLater ? copy.publishNow : copy.update;
	};
	return (
		<Button
			loading={isPublishing}
			disabled={isPublic && !isAhead}
			onClick={() => publish(isPublic ? undefined : "published")}
		>
			{labelOf()}
		</Button>
	);
}
