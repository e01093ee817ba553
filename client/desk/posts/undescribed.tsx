import { Text } from "@mantine/core";
import type { PostPicture } from "../../../shared/desk/posts.ts";
import { pictureReferences } from "../../../shared/picture-reference.ts";
import { COVER } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";

/** The ids of a post's pictures of which nobody said what they show, in the order of the page. */
export function undescribedIn(content: string, pictures: readonly PostPicture[]): string[] {
	const has = new Set(pictures.map(({ id }) => id));
	const cover = pictures.filter(({ position, alt }) => position === COVER && alt === "");
	const inText = pictureReferences(content).filter(
		({ id, alt }) => alt.trim() === "" && has.has(id),
	);
	return [...cover, ...inText].map(({ id }) => id);
}

/** Asks before pictures are published that say nothing to those who do not see them. */
export function Undescribed({
	ids,
	onDescribe,
	onPublish,
}: {
	ids: readonly string[];
	/** Leads to the first of them. */
	onDescribe(): void;
	onPublish(): void;
}) {
	const { undescribed: copy } = useCopy().posts.pictures;
	return (
		<ConfirmDialog
			title={copy.title}
			button={copy.publish}
			cancel={copy.describe}
			onClose={onDescribe}
			startsAtCancel
			onConfirm={onPublish}
		>
			<Text>{copy.text(ids.length)}</Text>
		</ConfirmDialog>
	);
}
