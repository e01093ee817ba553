import type { EditorView } from "@codemirror/view";
import { List, Text } from "@mantine/core";
import type { RefObject } from "react";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { emptyLinksIn } from "./text/empty-links.ts";
import type { PostEditor } from "./use-editor.ts";

/** Asks about links that lead nowhere before they are published. */
export function Unlinked({
	editor,
	view,
}: {
	editor: PostEditor;
	/** The view of the text. */
	view: RefObject<EditorView | undefined>;
}) {
	const { unlinked: copy } = useCopy().posts;
	const { stored, asked, isLater } = editor;
	const write = () => {
		editor.dismissQuestion();
		const { current } = view;
		const [first] = current ? emptyLinksIn(current.state.doc.toString()) : [];
		if (!current || !first) return;
		current.dispatch({ selection: { anchor: first.from, head: first.to }, scrollIntoView: true });
		// The dialog gives the focus back first.
		setTimeout(() => current.focus());
	};
	return (
		<ConfirmDialog
			title={copy.title}
			button={isLater ? copy.schedule : copy.publish}
			cancel={copy.back}
			startsAtCancel
			onClose={write}
			onConfirm={() => editor.publish("published", ["untranslated", "unlinked"])}
		>
			<Text>{copy.text}</Text>
			<List>
				{[...new Set(asked.unlinked)].map((words) => (
					<List.Item key={words}>
						<bdi lang={stored.language}>{words || "[ ]"}</bdi>
					</List.Item>
				))}
			</List>
		</ConfirmDialog>
	);
}
