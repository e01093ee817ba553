import { syntaxTree } from "@codemirror/language";
import type { EditorState, StateCommand, TransactionSpec } from "@codemirror/state";
import { around } from "./tab.ts";

/**
 * Tab or Enter goes from the words of a link to its URL, and from there behind it. From the words of an image it goes
 * behind that: what names a picture is not typed.
 */
export const onwardInLink: StateCommand = ({ state, dispatch }) => {
	const selection = next(state);
	if (selection) dispatch(state.update({ selection, scrollIntoView: true }));
	return selection !== undefined;
};

/** Selects the URL of the link that holds the selection: Markdown has no links inside links. */
export const toUrl: StateCommand = ({ state, dispatch }) => {
	const { from, to, empty } = state.selection.main;
	const link = linkAt(state);
	const isInside = link && from >= link.from && to <= link.to;
	if (!isInside || (empty && (from === link.from || from === link.to))) return false;
	dispatch(state.update({ selection: link.url, scrollIntoView: true }));
	return true;
};

/** Enter before the mark that ends marked words goes behind it: within, it would part the two marks. */
export const behindMarks: StateCommand = ({ state, dispatch }) => {
	const { head, empty } = state.selection.main;
	const anchor = behindClosing(state, head) ?? behindEmpty(state, head);
	if (!empty || anchor === undefined) return false;
	dispatch(state.update({ selection: { anchor }, scrollIntoView: true }));
	return true;
};

const MARKED = /^(?:Emphasis|StrongEmphasis|Strikethrough|InlineCode)$/;

/** The place behind the marks that end marked words here; undefined where none does. */
function behindClosing(state: EditorState, at: number): number | undefined {
	const mark = syntaxTree(state).resolveInner(at, 1);
	const words = mark.parent;
	const isClosing =
		words && MARKED.test(words.name) && mark.from === at && mark.to === words.to && at > words.from;
	return isClosing ? (behindClosing(state, mark.to) ?? mark.to) : undefined;
}

/** The place behind two marks without words between them, as the buttons make them. */
function behindEmpty(state: EditorState, at: number): number | undefined {
	const { from, to, text } = state.doc.lineAt(at);
	const [, mark = ""] = /(?:^|[^*`])(\*{1,3}|`)$/.exec(text.slice(0, at - from)) ?? [];
	const isPair = mark !== "" && state.doc.sliceString(at, to).startsWith(mark);
	const isOther = /Mark$|Code/.test(syntaxTree(state).resolveInner(at, -1).name);
	return isPair && !isOther ? at + mark.length : undefined;
}

function next(state: EditorState): TransactionSpec["selection"] {
	const { head } = state.selection.main;
	const image = around(state, "Image");
	if (image && head > image.from && head < image.to) return { anchor: image.to };
	const link = linkAt(state);
	if (!link || head <= link.from || head >= link.to) return undefined;
	return head >= link.url.anchor ? { anchor: link.to } : link.url;
}

/** The link around the cursor, with the selection of its URL. */
function linkAt(state: EditorState) {
	const link = around(state, "Link");
	// `[`, `]`, `(` and `)`; a reference has no parentheses.
	const parenthesis = link?.getChildren("LinkMark")[2];
	if (!link || !parenthesis) return undefined;
	// The words may look like a URL, too.
	const url = link.getChildren("URL").find(({ from }) => from >= parenthesis.to);
	const anchor = parenthesis.to;
	return { from: link.from, to: link.to, url: { anchor, head: url?.to ?? anchor } };
}
