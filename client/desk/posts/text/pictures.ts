import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { type PostPicture, picturePath } from "../../../../shared/desk/posts.ts";
import { pictureReference, pictureReferences } from "../../../../shared/picture-reference.ts";
import { POST_BOUNDS } from "../../../../shared/post.ts";
import { asBlock } from "./mark-text.ts";
import styles from "./pictures.module.css";

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

const source = StateField.define<PictureSource | undefined>({
	create: () => undefined,
	update: (value, { effects }) =>
		effects.reduce((last, effect) => (effect.is(setSource) ? effect.value : last), value),
});

/** Puts the cursor into the field below a picture as soon as the picture is there. */
const describeNext = StateEffect.define<string>();

const toDescribe = StateField.define<string | undefined>({
	create: () => undefined,
	update: (value, { effects, docChanged }) =>
		effects.find((effect) => effect.is(describeNext))?.value ?? (docChanged ? undefined : value),
});

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
		img.addEventListener("load", () => view.requestMeasure());
		figure.append(img, this.#field(view, figure));
		return figure;
	}

	/** Keeps the field while it is typed into. */
	override updateDOM(figure: HTMLElement): boolean {
		const input = figure.querySelector("input");
		if (figure.dataset.picture !== this.id || !input || !this.picture) return false;
		if (input.value.trim() !== this.alt.trim()) input.value = this.alt;
		input.dataset.empty = String(this.alt.trim() === "");
		return true;
	}

	override ignoreEvent(): boolean {
		return true;
	}

	#field(view: EditorView, figure: HTMLElement): HTMLElement {
		const { id, alt, from } = this;
		const label = document.createElement("label");
		const input = document.createElement("input");
		Object.assign(input, {
			value: alt,
			maxLength: POST_BOUNDS.alt,
			placeholder: from.copy.altPlaceholder,
		});
		input.dataset.empty = String(alt.trim() === "");
		input.addEventListener("input", () => describe(view, figure, id, input.value));
		input.addEventListener("keydown", (event) => {
			if (event.key !== "Enter" && event.key !== "Escape") return;
			event.preventDefault();
			const at = view.state.doc.lineAt(view.posAtDOM(figure)).to;
			view.dispatch({ selection: { anchor: Math.min(at + 1, view.state.doc.length) } });
			view.focus();
		});
		label.append(from.copy.alt, input);
		// Once it is in the page.
		if (view.state.field(toDescribe) === id) queueMicrotask(() => input.focus());
		return label;
	}
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
			insert: pictureReference(id, alt),
		},
		userEvent: "input.type",
	});
}

/** The picture says what its name does not: the name is small. */
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

interface Upload {
	at: number;
	note: string;
}

const startUpload = StateEffect.define<Upload>({
	map: ({ at, note }, changes) => ({ at: changes.mapPos(at), note }),
});
const endUpload = StateEffect.define<WidgetType>();

/** Stands where a picture will be. */
class UploadWidget extends WidgetType {
	readonly note: string;

	constructor(note: string) {
		super();
		this.note = note;
	}

	override eq(other: UploadWidget): boolean {
		return other === this;
	}

	override toDOM(): HTMLElement {
		const note = document.createElement("div");
		note.className = styles.uploading ?? "";
		note.contentEditable = "false";
		note.role = "status";
		note.textContent = this.note;
		return note;
	}
}

const uploads = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update: (decorations, { changes, effects }) =>
		effects.reduce((set, effect) => {
			if (effect.is(startUpload)) {
				const widget = new UploadWidget(effect.value.note);
				const added = Decoration.widget({ widget, block: true, side: 2 }).range(effect.value.at);
				return set.update({ add: [added] });
			}
			if (!effect.is(endUpload)) return set;
			return set.update({ filter: (_from, _to, { spec }) => spec.widget !== effect.value });
		}, decorations.map(changes)),
	provide: (field) => EditorView.decorations.from(field),
});

/** Stores files, and names each where it was put, also when the text has changed meanwhile. */
export async function insertPictures(
	view: EditorView,
	files: readonly File[],
	at = view.state.selection.main.head,
): Promise<void> {
	const from = view.state.field(source);
	if (!from) return;
	for (const file of files) {
		const line = view.state.doc.lineAt(Math.min(at, view.state.doc.length));
		const known = new Set(widgets(view).map(({ widget }) => widget));
		view.dispatch({ effects: startUpload.of({ at: line.to, note: from.copy.uploading }) });
		const started = widgets(view).find(({ widget }) => !known.has(widget));
		if (!started) return;
		const id = await from.upload(file);
		const place = widgets(view).find(({ widget }) => widget === started.widget)?.at;
		view.dispatch({ effects: endUpload.of(started.widget) });
		if (id !== undefined) at = insertPicture(view, id, place ?? view.state.doc.length);
	}
}

function widgets(view: EditorView): { widget: WidgetType; at: number }[] {
	const found: { widget: WidgetType; at: number }[] = [];
	for (const cursor = view.state.field(uploads).iter(); cursor.value; cursor.next()) {
		found.push({ widget: cursor.value.spec.widget, at: cursor.from });
	}
	return found;
}

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

/** Shows the pictures of a text where they stand. */
export const picturesInView = [source, toDescribe, shown, uploads];
