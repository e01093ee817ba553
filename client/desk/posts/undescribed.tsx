import { Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { picturePath } from "../../../shared/desk/posts.ts";
import { pictureReferences } from "../../../shared/picture-reference.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { withDescriptions } from "./descriptions.ts";
import styles from "./pictures.module.css";
import { usePublishStep } from "./publish-button.tsx";
import { type CoverText, coverOf } from "./use-cover-text.ts";
import type { PostEditor } from "./use-editor.ts";
import { QUESTIONS } from "./use-questions.ts";

/** Asks what pictures show before they are published, for those who do not see them. */
export function Undescribed({ editor, coverText }: { editor: PostEditor; coverText: CoverText }) {
	const { posts: copy } = useCopy();
	const { stored, isLater } = editor;
	const ids = editor.asked.undescribed;
	const cover = coverOf(stored)?.id;
	const saveCover = useMutation({ mutationFn: coverText.save });
	/** By picture, those that are typed here. */
	const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
	const textOf = (id: string) => texts.get(id) ?? (id === cover ? coverText.text : "");
	const { label } = usePublishStep(editor);
	const { publish, schedule } = copy.pictures.undescribed;
	const inText = [...new Set(pictureReferences(editor.post.content).map(({ id }) => id))];
	const left = ids.filter((id) => !textOf(id).trim()).length;
	/** @param next runs once the server has what was typed about the cover, if the dialog is still open. */
	const keep = (next?: () => void) => {
		const content = withDescriptions(editor.post.content, texts);
		if (content !== editor.post.content) editor.change({ content });
		const alt = cover && textOf(cover).trim();
		// Also what was typed before and is not saved yet.
		if (alt && alt !== coverOf(stored)?.alt) saveCover.mutate(alt, { onSuccess: () => next?.() });
		else next?.();
	};
	return (
		<ConfirmDialog
			title={copy.pictures.undescribed.title(left)}
			button={left === 0 ? label : isLater ? schedule : publish}
			cancel={copy.pictures.undescribed.back}
			loading={saveCover.isPending}
			onClose={() => {
				keep();
				editor.dismissQuestion();
			}}
			onConfirm={() => keep(() => editor.publish("published", QUESTIONS))}
		>
			<Text role="status">{copy.pictures.undescribed.text(left)}</Text>
			<Stack gap="sm">
				{ids.map((id) => (
					<Group key={id} gap="sm" wrap="nowrap" align="end">
						<img className={styles.thumbnail} src={picturePath(stored.id, id)} alt="" />
						<TextInput
							flex={1}
							label={
								id === cover
									? copy.pictures.undescribed.cover
									: copy.pictures.undescribed.picture(inText.indexOf(id) + 1)
							}
							lang={stored.language}
							maxLength={POST_BOUNDS.alt}
							value={textOf(id)}
							onChange={({ currentTarget: { value } }) =>
								setTexts((before) => new Map(before).set(id, value))
							}
							onKeyDown={goOn}
							data-autofocus={id === ids[0] || undefined}
						/>
					</Group>
				))}
			</Stack>
		</ConfirmDialog>
	);
}

/** Enter goes on to the next field, and behind the last to the button that publishes. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
	if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
	event.preventDefault();
	const { currentTarget } = event;
	const next = [
		...(currentTarget.form?.querySelectorAll<HTMLElement>("input, [type=submit]") ?? []),
	];
	next[next.indexOf(currentTarget) + 1]?.focus();
}
