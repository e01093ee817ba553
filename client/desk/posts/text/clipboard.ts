import { EditorView } from "@codemirror/view";
import { printable } from "../../../../shared/text.ts";
import { isHeic } from "../../parts/prepare-picture.ts";
import { insertPictures } from "./picture-uploads.ts";
import { isInCode } from "./tab.ts";
import { toMarkdown } from "./to-markdown.ts";

/** An editor of code marks what it copies; its plain text is what was meant. */
const CODE_TYPES = ["vscode-editor-data"];

const URL_ALONE = /^(?:https?:\/\/|mailto:)\S+$/;

/** The pictures among the files that were pasted or dropped. */
export const picturesOf = (data: DataTransfer): File[] =>
	[...data.files].filter((file) => file.type.startsWith("image/") || isHeic(file));

const handlers = EditorView.domEventHandlers({
	paste(event, view) {
		const data = event.clipboardData;
		if (!data || (data.getData("text/plain") && isInCode(view.state))) return false;
		const pasted = pastedText(data, view);
		if (pasted === undefined) {
			const files = picturesOf(data);
			if (files.length === 0) return false;
			event.preventDefault();
			void insertPictures(view, files);
			return true;
		}
		event.preventDefault();
		view.dispatch(view.state.replaceSelection(pasted), {
			scrollIntoView: true,
			userEvent: "input.paste",
		});
		return true;
	},
	drop(event, view) {
		const files = event.dataTransfer ? picturesOf(event.dataTransfer) : [];
		if (files.length === 0) return false;
		event.preventDefault();
		const at = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? undefined;
		void insertPictures(view, files, at);
		return true;
	},
});

/** Pasted words of a word processor become Markdown, and a picture, pasted or dropped, stands where it was put. */
export const clipboard = [EditorView.clipboardInputFilter.of(printable), handlers];

/** What is pasted instead of the clipboard's plain text; undefined: nothing else. */
function pastedText(data: DataTransfer, { state }: EditorView): string | undefined {
	// lang-markdown makes a link of it.
	const isLink = !state.selection.main.empty && URL_ALONE.test(data.getData("text/plain").trim());
	if (isLink || data.types.some((type) => CODE_TYPES.includes(type))) return undefined;
	const html = data.getData("text/html");
	return html ? toMarkdown(new DOMParser().parseFromString(html, "text/html").body) : undefined;
}
