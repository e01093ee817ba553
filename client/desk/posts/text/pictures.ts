import { redo, undo } from "@codemirror/commands";
import { StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { type PostPicture, picturePath } from "../../../../shared/desk/posts.ts";
import { pictureReference, pictureReferences } from "../../../../shared/picture-reference.ts";
import { POST_BOUNDS } from "../../../../shared/post.ts";
import { printable } from "../../../../shared/text.ts";
import { belowBlock } from "./below-block.ts";
import { movedPicture } from "./move-picture.ts";
import {
	describeNext,
	type PictureSource,
	setSource,
	source,
	toDescribe,
} from "./picture-state.ts";
import { uploads } from "./picture-uploads.ts";
import styles from "./pictures.module.css";
import { pictureTakenOut } from "./take-picture-out.ts";

/* For the estimate of a picture's height, in px. */
/** The largest height of the image (pictures.module.css). */
const HIGHEST = 352;
/** The height of the field and the buttons below the image. */
const FRAME = 64;
/** The width of the text on a desktop. */
const TYPICAL_WIDTH = 640;
/** The height of the note in place of a picture that is gone. */
const MISSING = 40;

/** A picture below the line that names it, with its alternative text to type. */
class PictureWidget extends WidgetType {
	readonly id: string;
	readonly alt: string;
	readonly from: PictureSource;

	constructor(id: string, alt: string, from: PictureSource) {
		super();
		this.id = id;
		this.alt = alt;
		this.from = from;
	}

	get picture(): PostPicture | undefined {
		return this.from.pictures.find(({ id }) => id === this.id);
	}

	override eq(other: PictureWidget): boolean {
		return (
			other.id === this.id &&
			other.alt === this.alt &&
			other.from.copy === this.from.copy &&
			(other.picture === undefined) === (this.picture === undefined)
		);
	}

	override toDOM(view: EditorView): HTMLElement {
		const { copy, post } = this.from;
		const figure = document.createElement("figure");
		figure.className = styles.figure ?? "";
		figure.contentEditable = "false";
		figure.dataset.picture = this.id;
		if (!this.picture) {
			figure.append(copy.missing);
			return figure;
		}
		const { width, height } = this.picture;
		const img = document.createElement("img");
		Object.assign(img, { src: picturePath(post, this.id), width, height, alt: "" });
		// Its size is known once it is there.
		const field = this.#field(view, figure);
		img.addEventListener("load", () => {
			view.requestMeasure();
			// It was pushed down while it was waiting for words.
			if (field.contains(document.activeElement)) field.scrollIntoView({ block: "nearest" });
		});
		figure.append(img, field, this.#buttons(view, figure));
		return figure;
	}

	#buttons(view: EditorView, figure: HTMLElement): HTMLElement {
		const { moveUp, moveDown, takeOut } = this.from.copy;
		const group = document.createElement("div");
		const at = () => view.posAtDOM(figure);
		for (const [label, sign, change] of [
			[moveUp, "↑", () => movedPicture(view.state, at(), -1)],
			[moveDown, "↓", () => movedPicture(view.state, at(), 1)],
			[takeOut, "×", () => pictureTakenOut(view.state, at(), this.id)],
		] as const) {
			const button = document.createElement("button");
			Object.assign(button, { type: "button", title: label, ariaLabel: label, tabIndex: -1 });
			button.textContent = sign;
			button.addEventListener("click", () => {
				const changed = change();
				if (!changed) return;
				view.dispatch(changed);
				// The button is gone with it, and undo is the text's.
				if (label === takeOut) view.focus();
			});
			group.append(button);
		}
		return group;
	}

	/** Keeps the field while it is typed into. */
	override updateDOM(figure: HTMLElement): boolean {
		const input = figure.querySelector("input");
		if (figure.dataset.picture !== this.id || !input || !this.picture) return false;
		if (input.value.trim() !== this.alt.trim()) input.value = this.alt;
		input.dataset.empty = String(this.alt.trim() === "");
		return true;
	}

	/** A file that is dropped on it is the text's. */
	override ignoreEvent({ type }: Event): boolean {
		return !type.startsWith("drag") && type !== "drop";
	}

	/** Its size until it has been drawn, in px. */
	override get estimatedHeight(): number {
		if (!this.picture) return MISSING;
		const { width, height } = this.picture;
		return Math.min(HIGHEST, height, (height / width) * TYPICAL_WIDTH) + FRAME;
	}

	#field(view: EditorView, figure: HTMLElement): HTMLElement {
		const { id, alt, from } = this;
		const label = document.createElement("label");
		const input = document.createElement("input");
		Object.assign(input, {
			value: alt,
			maxLength: POST_BOUNDS.alt,
			placeholder: from.copy.altPlaceholder,
			// Tab leaves the text, not into its pictures.
			tabIndex: -1,
		});
		input.dataset.empty = String(alt.trim() === "");
		let isTyped = false;
		input.addEventListener("focus", () => {
			isTyped = false;
		});
		input.addEventListener("input", () => {
			isTyped = true;
			describe(view, figure, id, input.value);
		});
		input.addEventListener("keydown", (event) => {
			const step = isTyped ? undefined : historyStep(event);
			if (step) {
				event.preventDefault();
				step(view);
				view.focus();
				return;
			}
			const isOnward = event.key === "Enter" || (event.key === "Tab" && !event.shiftKey);
			if (!isOnward && event.key !== "Escape") return;
			event.preventDefault();
			const at = view.posAtDOM(figure);
			// Esc only leaves the field.
			view.dispatch(
				isOnward
					? belowBlock(view.state, at)
					: { selection: { anchor: view.state.doc.lineAt(at).to } },
			);
			view.focus();
		});
		label.append(from.copy.alt, input);
		// Once it is in the page.
		if (view.state.field(toDescribe) === id) {
			setTimeout(() => {
				input.focus();
				view.dispatch({ effects: describeNext.of(undefined) });
			});
		}
		return label;
	}
}

/** The command of the text for the keys of undo and redo. */
function historyStep({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
	if (!ctrlKey && !metaKey) return undefined;
	const letter = key.toLowerCase();
	if (letter === "z") return shiftKey ? redo : undo;
	return letter === "y" ? redo : undefined;
}

/** Writes an alternative text into the reference above the picture. */
function describe(view: EditorView, figure: HTMLElement, id: string, alt: string): void {
	const line = view.state.doc.lineAt(view.posAtDOM(figure));
	const reference = pictureReferences(line.text).find((one) => one.id === id);
	if (!reference) return;
	view.dispatch({
		changes: {
			from: line.from + reference.from,
			to: line.from + reference.to,
			insert: pictureReference(id, printable(alt)),
		},
		userEvent: "input.type",
	});
}

/** Marks the reference of a picture: the styles show it in the cursor's line only. */
const reference = Decoration.mark({ class: styles.reference ?? "" });

const shown = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(decorations, transaction) {
		const isNew = transaction.effects.some((effect) => effect.is(setSource));
		if (!transaction.docChanged && !isNew) return decorations;
		const { state } = transaction;
		const from = state.field(source);
		if (!from) return decorations;
		return Decoration.set(
			pictureReferences(state.doc.toString()).flatMap(({ id, alt, from: start, to }) => [
				reference.range(start, to),
				Decoration.widget({
					widget: new PictureWidget(id, alt, from),
					block: true,
					side: 1,
				}).range(state.doc.lineAt(to).to),
			]),
			true,
		);
	},
	provide: (field) => EditorView.decorations.from(field),
});

/** Shows the pictures of a text where they stand. */
export const picturesInView = [source, toDescribe, shown, uploads];
