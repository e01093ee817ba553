import { syntaxTree } from "@codemirror/language";
import {
	type ChangeSpec,
	type EditorState,
	StateEffect,
	StateField,
	Text,
} from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { PostPicture } from "../../../../shared/desk/posts.ts";
import { pictureReference, pictureReferences } from "../../../../shared/picture-reference.ts";
import { emptyItemAt, numberedWithout } from "./list-items.ts";
import { asBlock } from "./mark-text.ts";

/** The data that the pictures in a text need from the page around it. */
export interface PictureSource {
	post: string;
	/** The pictures that the post has. */
	pictures: readonly PostPicture[];
	copy: {
		alt: string;
		altPlaceholder: string;
		missing: string;
		uploading: string;
		moveUp: string;
		moveDown: string;
		takeOut: string;
		noPicture(name: string): string;
		notTaken(count: number): string;
	};
	/** Stores a picture. @returns its id; undefined where it failed, which it has said. */
	upload(file: File): Promise<string | undefined>;
}

/** Gives the text the post's present pictures. */
export const setSource = StateEffect.define<PictureSource>();

/** The data for the pictures of this text. */
export const source = StateField.define<PictureSource | undefined>({
	create: () => undefined,
	update: (value, { effects }) =>
		effects.reduce((last, effect) => (effect.is(setSource) ? effect.value : last), value),
});

/** Puts the cursor into the field below a picture as soon as the picture is there; undefined: that is done. */
export const describeNext = StateEffect.define<string | undefined>();

/** The picture whose field gets the cursor. */
export const toDescribe = StateField.define<string | undefined>({
	create: () => undefined,
	update: (value, { effects, docChanged }) =>
		effects.reduce<string | undefined>(
			(last, effect) => (effect.is(describeNext) ? effect.value : last),
			docChanged ? undefined : value,
		),
});

/** Puts the cursor into the field below the picture that its line names. @returns whether it names one. */
export function describeAtCursor(view: EditorView): boolean {
	const { doc, selection } = view.state;
	const line = doc.lineAt(selection.main.head);
	const [reference] = pictureReferences(line.text);
	if (!reference) return false;
	const { id } = reference;
	const at = line.from + reference.to;
	view.dispatch({
		selection: { anchor: at },
		effects: [describeNext.of(id), EditorView.scrollIntoView(at, { y: "center" })],
	});
	// One that is in sight already is not made anew.
	const input = view.dom.querySelector<HTMLElement>(`[data-picture="${id}"] input`);
	if (input) {
		input.focus();
		view.dispatch({ effects: describeNext.of(undefined) });
	}
	return true;
}

/** Blocks that a picture between their lines would split. */
const WHOLE = ["Table", "FencedCode", "CodeBlock"];

/** The place below which a picture is inserted: the end of the line, or of the table or code that it belongs to. */
export function placeForPicture(state: EditorState, at: number): number {
	const line = state.doc.lineAt(at);
	let end = line.to;
	syntaxTree(state).iterate({
		from: line.from,
		to: line.to,
		enter({ name, to }) {
			if (WHOLE.includes(name)) end = state.doc.lineAt(to).to;
		},
	});
	return end;
}

/**
 * The changes that insert a picture below a line, a table or code, or in place of an empty item, whose mark would be
 * left without words. @returns also where the insertion ends then.
 */
export function pictureInserted(
	state: EditorState,
	id: string,
	at: number,
	alt = "",
): { changes: ChangeSpec; end: number } {
	const { doc } = state;
	const reference = pictureReference(id, alt);
	const empty = emptyItemAt(state, at);
	const line = empty?.line ?? { from: at, to: at };
	const { from, to, text, select } = asBlock(
		doc.replace(line.from, line.to, Text.empty).toString(),
		empty ? line.from : placeForPicture(state, at),
		reference,
		reference.length,
	);
	const taken = { from, to: empty ? line.to : to, insert: text };
	return {
		changes: empty ? [taken, ...numberedWithout(doc, empty.item)] : taken,
		end: select[0],
	};
}

/**
 * Inserts a picture, and asks for its description.
 * @param more.isAside leaves the cursor where the person goes on writing. @returns the end of the insertion.
 */
export function insertPicture(
	view: EditorView,
	id: string,
	at: number,
	{ alt = "", isAside = false } = {},
): number {
	const { changes, end } = pictureInserted(view.state, id, at, alt);
	view.dispatch({
		changes,
		...(!isAside && {
			selection: { anchor: end },
			effects: describeNext.of(id),
			scrollIntoView: true,
		}),
		userEvent: "input.picture",
	});
	return end;
}
