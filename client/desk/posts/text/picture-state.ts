import { StateEffect, StateField } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { PostPicture } from "../../../../shared/desk/posts.ts";
import { pictureReference } from "../../../../shared/picture-reference.ts";
import { asBlock } from "./mark-text.ts";

/** What the pictures in a text need of the page around it. */
export interface PictureSource {
	post: string;
	/** The pictures that the post has. */
	pictures: readonly PostPicture[];
	copy: { alt: string; altPlaceholder: string; missing: string; uploading: string };
	/** Stores a picture. @returns its id; undefined where it failed, which it has said. */
	upload(file: File): Promise<string | undefined>;
}

/** Tells the text what the post has now. */
export const setSource = StateEffect.define<PictureSource>();

/** What the pictures of this text need. */
export const source = StateField.define<PictureSource | undefined>({
	create: () => undefined,
	update: (value, { effects }) =>
		effects.reduce((last, effect) => (effect.is(setSource) ? effect.value : last), value),
});

/** Puts the cursor into the field below a picture as soon as the picture is there. */
const describeNext = StateEffect.define<string>();

/** The picture whose field gets the cursor. */
export const toDescribe = StateField.define<string | undefined>({
	create: () => undefined,
	update: (value, { effects, docChanged }) =>
		effects.find((effect) => effect.is(describeNext))?.value ?? (docChanged ? undefined : value),
});

/** Names a picture below the line of a place, and asks what it shows. @returns the end of what was inserted. */
export function insertPicture(view: EditorView, id: string, at: number): number {
	const reference = pictureReference(id);
	const { from, to, text, select } = asBlock(
		view.state.doc.toString(),
		at,
		reference,
		reference.length,
	);
	view.dispatch({
		changes: { from, to, insert: text },
		selection: { anchor: select[0] },
		effects: describeNext.of(id),
		scrollIntoView: true,
		userEvent: "input.picture",
	});
	return select[0];
}
