import type { EditorView } from "@codemirror/view";
import { Button, Group, SegmentedControl, Stack, Text, Textarea } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { printable } from "../../../shared/text.ts";
import { usePresence } from "../frame/use-presence.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { focusField } from "../parts/focus-error.ts";
import { focusMain } from "../parts/focus-main.ts";
import { lengthOf } from "../parts/length-of.ts";
import { Addresses } from "./addresses.tsx";
import { Conflict } from "./conflict.tsx";
import { Details } from "./details.tsx";
import styles from "./editor.module.css";
import { Head } from "./head.tsx";
import { History } from "./history/history.tsx";
import { PageView } from "./page/page-view.tsx";
import { useScrolledPlace } from "./page/use-scrolled-place.ts";
import { Pictures } from "./pictures.tsx";
import { Source } from "./source/source.tsx";
import { insertFiles } from "./text/clipboard.ts";
import { insertPicture } from "./text/picture-state.ts";
import { TextField } from "./text/text-field.tsx";
import { useDropBesideText } from "./text/use-drop-beside-text.ts";
import { Translations } from "./translations.tsx";
import { Undescribed } from "./undescribed.tsx";
import { Unlinked } from "./unlinked.tsx";
import { COVER_ALT, useCoverText } from "./use-cover-text.ts";
import { useEditor } from "./use-editor.ts";
import { usePane } from "./use-pane.ts";
import { postKey } from "./use-posts.ts";
import { useUpload } from "./use-upload.ts";

/** The text, and beside it the original, the page or the details; on a phone one of them. */
export function Editor({ loaded }: { loaded: PostAnswer }) {
	const { posts: copy } = useCopy();
	const isTranslating = loaded.source && loaded.post.status === "draft";
	const view = useRef<EditorView>(undefined);
	/** Where the cursor is, or what is read: where the text is scrolled to, on a phone when it was left. */
	const [cursor, setCursor] = useState(0);
	const { panes, pane, choose, showField } = usePane(
		isTranslating ? "first" : loaded.source ? "there" : "none",
		view,
		setCursor,
	);
	const isNew = Boolean(useLocation().state?.isNew);
	const editor = useEditor(loaded, showField);
	const { stored, post, isLater, change, errorOf, asked } = editor;
	const excerpt = useRef<HTMLTextAreaElement>(null);
	const coverText = useCoverText(stored);
	const upload = useUpload(stored.id, () => Boolean(view.current));
	useHotkeys([["mod+S", () => void editor.saveNow()]], [], true);
	useScrolledPlace(view, (at) => {
		if (pane === "page" || pane === "source") setCursor(at);
	});
	useDropBesideText((files) => {
		if (view.current) insertFiles(view.current, files);
	});
	/** Leads to a field, once the menu or the dialog has given the focus back. */
	const goTo = (field: string) => {
		showField(field);
		setTimeout(() => (field === "content" ? view.current?.focus() : focusField(field)));
	};
	const translateOn = () => {
		editor.dismissQuestion();
		if (asked.untranslated[0]) goTo(asked.untranslated[0]);
	};
	const [shown, setShown] = useState<"post" | "history" | "theirs">("post");
	/** How far the window was scrolled when the history took the place of the post, in px. */
	const scrolled = useRef(0);
	const showHistory = (which: "history" | "theirs") => {
		scrolled.current = window.scrollY;
		setShown(which);
	};
	/** Hides the message about a restored version, whose undo needs the editor. */
	const hideRestored = useRef(() => {});
	useEffect(() => () => hideRestored.current(), []);
	const queries = useQueryClient();
	const others = usePresence("posts", stored.id, {
		onSaved: () => queries.invalidateQueries({ queryKey: postKey(stored.id) }),
	});
	const compare = async () => {
		await queries.invalidateQueries({ queryKey: postKey(stored.id) });
		showHistory("theirs");
	};
	const showPost = () => {
		flushSync(() => setShown("post"));
		if (shown !== "post") window.scrollTo({ top: scrolled.current });
		// The button that led here goes. On a phone the text may be out of sight.
		focusMain();
		view.current?.focus();
	};
	/** What both fields above the text share: each has one line, however long. */
	const line = (name: "title" | "excerpt") => ({
		"data-path": name,
		"aria-label": copy.fields[name],
		"aria-required": true,
		variant: "unstyled",
		classNames: { input: styles[name] ?? "" },
		lang: stored.language,
		autosize: true,
		value: post[name],
		...lengthOf(post[name], POST_BOUNDS[name]),
		error: errorOf(name),
		onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
			change({ [name]: printable(value).replaceAll("\n", " ") }),
	});
	return (
		<div className={styles.page}>
			<Head
				editor={editor}
				onHistory={() => showHistory("history")}
				onTime={() => goTo("published_at")}
			>
				<SegmentedControl
					aria-label={copy.panes.label}
					size="xs"
					value={pane}
					onChange={choose}
					data={panes.map((value) => ({ value, label: copy.panes[value] }))}
				/>
			</Head>
			{others.length > 0 && (
				<Text size="sm" role="status" className={styles.others ?? ""}>
					{copy.presence(others.map(({ name }) => name).join(", "), others.length)}
				</Text>
			)}
			{stored.source?.changed && pane !== "source" && (
				<Group gap="xs" className={styles.others ?? ""}>
					<Text size="sm">{copy.source.changedShort}</Text>
					<Button size="compact-sm" variant="default" onClick={() => choose("source")}>
						{copy.source.show}
					</Button>
				</Group>
			)}
			<Conflict editor={editor} onCompare={compare} onResolve={showPost} />
			{asked.undescribed.length > 0 && <Undescribed editor={editor} coverText={coverText} />}
			{asked.unlinked.length > 0 && <Unlinked editor={editor} view={view} />}
			{asked.untranslated.length > 0 && (
				<ConfirmDialog
					title={copy.untranslated.title}
					button={isLater ? copy.untranslated.schedule : copy.untranslated.publish}
					cancel={copy.untranslated.back}
					startsAtCancel
					onClose={translateOn}
					onConfirm={() => editor.publish("published", ["untranslated"])}
				>
					<Text>
						{copy.untranslated.text}{" "}
						{asked.untranslated
							.map((name) => (name === COVER_ALT ? copy.untranslated.cover : copy.fields[name]))
							.join(", ")}
					</Text>
				</ConfirmDialog>
			)}
			{shown !== "post" && (
				<History
					editor={editor}
					startsWithTheirs={shown === "theirs"}
					onRestored={(hide) => {
						hideRestored.current = hide;
					}}
					onClose={showPost}
				/>
			)}
			{/* They stay while they are hidden: with the text, what can be undone. */}
			<div className={styles.columns} hidden={shown !== "post"} data-pane={pane}>
				<Stack miw={0} className={styles.write ?? ""}>
					<Textarea
						{...line("title")}
						placeholder={`${copy.fields.title} *`}
						autoFocus={isNew && loaded.source !== null}
						onKeyDown={onLeave(
							() => (isTranslating ? excerpt.current : view.current)?.focus(),
							() => excerpt.current?.focus(),
						)}
					/>
					<Textarea
						{...line("excerpt")}
						ref={excerpt}
						placeholder={`${copy.fields.excerpt} * · ${copy.hints.excerpt}`}
						onKeyDown={onLeave(() => view.current?.focus())}
					/>
					<TextField
						stored={stored}
						value={post.content}
						error={errorOf("content")}
						onChange={(content) => change({ content })}
						upload={upload}
						viewRef={view}
						// The title of a translation comes first.
						autoFocus={isNew && !loaded.source}
						onCursor={setCursor}
					/>
				</Stack>
				{pane === "source" && (
					<div className={styles.side}>
						<Source post={stored.id} text={post.content} cursor={cursor} />
					</div>
				)}
				{pane === "page" && (
					<div className={styles.side}>
						<PageView editor={editor} cursor={cursor} />
					</div>
				)}
				<Stack miw={0} className={styles.side ?? ""} hidden={pane !== "details"}>
					<Details editor={editor} language={stored.language} coverText={coverText} />
					<Addresses stored={stored} />
					<Pictures
						stored={stored}
						content={post.content}
						onInsert={(id, alt) => {
							if (!view.current) return;
							insertPicture(view.current, id, view.current.state.selection.main.head, {
								alt,
							});
						}}
					/>
					<Translations editor={editor} />
				</Stack>
			</div>
		</div>
	);
}

/** @param toText called by Enter. @param below called by ↓ at the end of the field. */
const onLeave =
	(toText: () => void, below = toText) =>
	(event: KeyboardEvent<HTMLTextAreaElement>) => {
		const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
		// While letters are being composed, the keys are theirs.
		if (event.nativeEvent.isComposing) return;
		const isAtEnd = currentTarget.selectionStart === currentTarget.value.length;
		const isDown = key === "ArrowDown" && isAtEnd && !shiftKey && !ctrlKey && !metaKey && !altKey;
		if (key !== "Enter" && !isDown) return;
		event.preventDefault();
		if (isDown) below();
		else toText();
	};
