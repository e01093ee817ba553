import { Stack, Textarea } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { Conflict } from "./conflict.tsx";
import { ContentField } from "./content-field.tsx";
import { Details } from "./details.tsx";
import styles from "./editor.module.css";
import { Head } from "./head.tsx";
import { Pictures } from "./pictures.tsx";
import { Translations } from "./translations.tsx";
import { useEditor } from "./use-editor.ts";

/** The text at the left, what belongs to it at the right; on a phone one below the other. */
export function Editor({ loaded }: { loaded: PostAnswer }) {
	const { posts: copy } = useCopy();
	const editor = useEditor(loaded);
	const { stored, post, change, errorOf } = editor;
	useHotkeys([["mod+S", () => editor.save()]], []);
	return (
		<div className={styles.page}>
			<Head editor={editor} />
			<Conflict editor={editor} />
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
					<ContentField
						stored={stored}
						value={post.content}
						error={errorOf("content")}
						onChange={(content) => change({ content })}
					/>
				</Stack>
				<Stack miw={0}>
					<Details editor={editor} language={stored.language} />
					<Pictures stored={stored} content={post.content} />
					<Translations stored={stored} isChanged={editor.isChanged} />
				</Stack>
			</div>
		</div>
	);
}
