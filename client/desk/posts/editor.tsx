import type { EditorView } from "@codemirror/view";
import { Stack, Textarea } from "@mantine/core";
import { useHotkeys, useWindowEvent } from "@mantine/hooks";
import { useRef } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { IN_TEXT } from "../../../shared/picture-reference.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { Conflict } from "./conflict.tsx";
import { Details } from "./details.tsx";
import styles from "./editor.module.css";
import { Head } from "./head.tsx";
import { Pictures } from "./pictures.tsx";
import { insertPicture } from "./text/pictures.ts";
import { preparePicture } from "./text/prepare-picture.ts";
import { TextField } from "./text/text-field.tsx";
import { Translations } from "./translations.tsx";
import { Undescribed } from "./undescribed.tsx";
import { useEditor } from "./use-editor.ts";
import { usePictureChanges } from "./use-posts.ts";

/** The text at the left, what belongs to it at the right; on a phone one below the other. */
export function Editor({ loaded }: { loaded: PostAnswer }) {
	const { posts: copy } = useCopy();
	const editor = useEditor(loaded);
	const { stored, post, change, errorOf } = editor;
	const view = useRef<EditorView>(undefined);
	const upload = useUpload(stored.id);
	useHotkeys([["mod+S", () => editor.save()]], [], true);
	useNoNavigationByDrop();
	return (
		<div className={styles.page}>
			<Head editor={editor} />
			<Conflict editor={editor} />
			{editor.undescribed.length > 0 && (
				<Undescribed
					ids={editor.undescribed}
					onDescribe={editor.describe}
					onPublish={() => editor.save("published")}
				/>
			)}
			<div className={styles.columns}>
				<Stack miw={0}>
					<Textarea
						data-path="title"
						label={copy.fields.title}
						classNames={{ input: styles.title ?? "" }}
						lang={stored.language}
						autosize
						maxLength={POST_BOUNDS.title}
						value={post.title}
						error={errorOf("title")}
						// A title has one line, however long.
						onChange={({ currentTarget: { value } }) =>
							change({ title: value.replaceAll("\n", " ") })
						}
					/>
					<Textarea
						data-path="excerpt"
						label={copy.fields.excerpt}
						description={copy.hints.excerpt}
						lang={stored.language}
						autosize
						minRows={2}
						maxLength={POST_BOUNDS.excerpt}
						value={post.excerpt}
						error={errorOf("excerpt")}
						onChange={({ currentTarget: { value } }) =>
							change({ excerpt: value.replaceAll("\n", " ") })
						}
					/>
					<TextField
						stored={stored}
						value={post.content}
						error={errorOf("content")}
						onChange={(content) => change({ content })}
						upload={upload}
						viewRef={view}
					/>
				</Stack>
				<Stack miw={0}>
					<Details editor={editor} language={stored.language} />
					<Pictures
						stored={stored}
						content={post.content}
						onInsert={(id) => {
							if (view.current)
								insertPicture(view.current, id, view.current.state.selection.main.head);
						}}
					/>
					<Translations stored={stored} isChanged={editor.isChanged} />
				</Stack>
			</div>
		</div>
	);
}

/** A file that is dropped beside the text would otherwise be opened in place of the desk. */
function useNoNavigationByDrop() {
	const refuse = (event: DragEvent) => {
		if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
	};
	useWindowEvent("dragover", refuse);
	useWindowEvent("drop", refuse);
}

/** Stores a picture for the text, under an id that the text can name. */
function useUpload(post: string) {
	const { add } = usePictureChanges(post);
	return async (file: File): Promise<string | undefined> => {
		const id = crypto.randomUUID();
		const picture = async () => ({
			id,
			position: IN_TEXT,
			alt: "",
			image: await preparePicture(file),
		});
		return add.mutateAsync(picture).then(
			() => id,
			// A toast has said why.
			() => undefined,
		);
	};
}
