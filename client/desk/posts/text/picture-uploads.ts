import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view";
import { insertPicture, placeForPicture, source } from "./picture-state.ts";
import styles from "./pictures.module.css";

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
		const place = document.createElement("div");
		place.className = styles.uploading ?? "";
		place.contentEditable = "false";
		const note = document.createElement("div");
		note.role = "status";
		note.textContent = this.note;
		place.append(note);
		return place;
	}
}

/** The places of pictures that are on their way to the server. */
export const uploads = StateField.define<DecorationSet>({
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
		// The post was closed; the page tells whether the picture was stored.
		if (!view.dom.isConnected) {
			await from.upload(file);
			continue;
		}
		const start = placeForPicture(view.state, Math.min(at, view.state.doc.length));
		const known = new Set(widgets(view).map(({ widget }) => widget));
		view.dispatch({ effects: startUpload.of({ at: start, note: from.copy.uploading }) });
		const started = widgets(view).find(({ widget }) => !known.has(widget));
		if (!started) return;
		const { doc, selection } = view.state;
		const id = await from.upload(file);
		if (!view.dom.isConnected) continue;
		const isAside = !view.state.doc.eq(doc) || !view.state.selection.eq(selection);
		const place = widgets(view).find(({ widget }) => widget === started.widget)?.at;
		at = place ?? view.state.doc.length;
		view.dispatch({ effects: endUpload.of(started.widget) });
		if (id !== undefined) at = insertPicture(view, id, at, { isAside });
	}
}

function widgets(view: EditorView): { widget: WidgetType; at: number }[] {
	const found: { widget: WidgetType; at: number }[] = [];
	for (const cursor = view.state.field(uploads).iter(); cursor.value; cursor.next()) {
		found.push({ widget: cursor.value.spec.widget, at: cursor.from });
	}
	return found;
}
