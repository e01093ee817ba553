import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { printable } from "../../../../shared/text.ts";
import { isHeic } from "../../parts/prepare-picture.ts";
import { showError } from "../../parts/show-toast.tsx";
import { type PictureSource, source } from "./picture-state.ts";
import { insertPictures } from "./picture-uploads.ts";
import { isInCode } from "./tab.ts";
import { toMarkdown } from "./to-markdown.ts";

/** Types with which a code editor marks its copies; their plain text is pasted. */
const CODE_TYPES = ["vscode-editor-data"];

const URL_ALONE = /^(?:https?:\/\/|mailto:)\S+$/;

const isPicture = (file: File): boolean => file.type.startsWith("image/") || isHeic(file);

/** Puts the pictures among files into the text, and says which files are none. */
export function insertFiles(view: EditorView, files: readonly File[], at?: number): void {
	for (const { name } of files.filter((file) => !isPicture(file))) {
		refuse(view, (copy) => copy.noPicture(name));
	}
	const pictures = files.filter(isPicture);
	if (pictures.length > 0) void insertPictures(view, pictures, at);
}

function refuse(view: EditorView, words: (copy: PictureSource["copy"]) => string): void {
	const copy = view.state.field(source)?.copy;
	if (!copy) return;
	const message = words(copy);
	showError(message, { id: message });
}

const handlers = EditorView.domEventHandlers({
	paste(event, view) {
		const data = event.clipboardData;
		if (!data || (data.getData("text/plain") && isInCode(view.state))) return false;
		const { pasted, lost } = pastedText(data, view);
		const files = [...data.files];
		if (pasted === undefined && files.length > 0) {
			event.preventDefault();
			insertFiles(view, files);
			return true;
		}
		if (lost > 0) refuse(view, (copy) => copy.notTaken(lost));
		if (pasted === undefined) return false;
		event.preventDefault();
		view.dispatch(view.state.replaceSelection(pasted), {
			scrollIntoView: true,
			userEvent: "input.paste",
		});
		return true;
	},
	drop(event, view) {
		const files = [...(event.dataTransfer?.files ?? [])];
		if (files.length === 0) return false;
		event.preventDefault();
		const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined;
		insertFiles(view, files, at);
		return true;
	},
});

/** Goes behind a link that lang-markdown makes of selected words: it leaves them selected, to be typed over. */
const behindPastedLink = EditorState.transactionFilter.of((transaction) => {
	const { changes, newSelection, startState } = transaction;
	if (!transaction.isUserEvent("input.paste") || newSelection.main.empty) return transaction;
	const anchor = changes.mapPos(startState.selection.main.to, 1);
	return [transaction, { selection: { anchor }, sequential: true }];
});

/** Pasted words of a word processor become Markdown, and a picture, pasted or dropped, stands where it was put. */
export const clipboard = [
	EditorView.clipboardInputFilter.of(printable),
	behindPastedLink,
	handlers,
];

/**
 * The text to paste instead of the clipboard's plain text; undefined to paste that.
 * `lost`: the number of pictures that cannot be pasted, since they are on a disk or another site.
 */
function pastedText(
	data: DataTransfer,
	{ state }: EditorView,
): { pasted: string | undefined; lost: number } {
	// lang-markdown makes a link of it.
	const isLink = !state.selection.main.empty && URL_ALONE.test(data.getData("text/plain").trim());
	if (isLink || data.types.some((type) => CODE_TYPES.includes(type))) {
		return { pasted: undefined, lost: 0 };
	}
	const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
	const lost = body.querySelectorAll("img[src]").length;
	return { pasted: toMarkdown(body), lost };
}
