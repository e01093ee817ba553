import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { indentUnit } from "@codemirror/language";
import { search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, type Extension, Prec } from "@codemirror/state";
import {
	drawSelection,
	dropCursor,
	EditorView,
	highlightActiveLine,
	highlightSpecialChars,
	type KeyBinding,
	keymap,
} from "@codemirror/view";
import { UNPRINTABLE_BUT_BREAKS } from "../../../../shared/text.ts";
import { cspNonce } from "../../parts/csp-nonce.ts";
import { takeMarkOff } from "./backspace.ts";
import { barInCell } from "./bar-in-cell.ts";
import { belowCode, takeCodeOut, typedAtFence } from "./code-block.ts";
import { onEnter, stepEndsAtEnter } from "./enter.ts";
import { home } from "./home.ts";
import { isInLastRow, lineByLine } from "./line-by-line.ts";
import { liveMarks } from "./live-marks.ts";
import { type Mark, markText } from "./mark-text.ts";
import { behindMarks, onwardInLink, toUrl } from "./onward-in-link.ts";
import { breakLine } from "./paragraphs.ts";
import { describeAtCursor } from "./picture-state.ts";
import styles from "./reading.module.css";
import { closeAbove, closeBelow } from "./seams.ts";
import { searchCount } from "./search-count.ts";
import { tab } from "./tab.ts";
import { takeRowOut, toRow } from "./table-rows.ts";

/** Ctrl or ⌘ with a letter; the palette has ⌘K elsewhere. */
const KEYS: Record<string, Mark> = {
	"Mod-b": "bold",
	"Mod-i": "italic",
	"Mod-k": "link",
	"Mod-e": "code",
};

/** Marks the selection, as one step for undo; inside a link, the link mark selects its URL. */
export function applyMark(view: EditorView, mark: Mark): void {
	if (mark === "link" && toUrl(view)) {
		view.focus();
		return;
	}
	const { from, to } = view.state.selection.main;
	const { text, select, ...range } = markText(view.state.doc.toString(), from, to, mark);
	view.dispatch({
		changes: { ...range, insert: text },
		selection: { anchor: select[0], head: select[1] },
		scrollIntoView: true,
		userEvent: "input.mark",
	});
	view.focus();
}

const KEYMAP: readonly KeyBinding[] = [
	...Object.entries(KEYS).map(([key, mark]) => ({
		key,
		stopPropagation: true,
		run(view: EditorView) {
			applyMark(view, mark);
			return true;
		},
	})),
	{ key: "Tab", run: onwardInLink },
	{ key: "Enter", run: onwardInLink },
	{ key: "Enter", run: behindMarks },
	{ key: "Tab", run: tab(1), shift: tab(-1) },
	{ key: "Enter", run: onEnter, shift: breakLine },
	// Elsewhere it sends: here it does nothing, instead of adding a line.
	{ key: "Mod-Enter", run: () => true },
	{ key: "Backspace", run: takeRowOut },
	{ key: "Backspace", run: takeCodeOut },
	{ key: "Backspace", run: closeAbove },
	{ key: "Backspace", run: takeMarkOff },
	{ key: "Delete", run: closeBelow },
	{ key: "ArrowUp", run: toRow(-1) },
	{ key: "ArrowDown", run: toRow(1) },
	{ key: "ArrowUp", run: lineByLine(-1, false), shift: lineByLine(-1, true) },
	{ key: "ArrowDown", run: (view) => isInLastRow(view) && belowCode(view) },
	{ key: "ArrowDown", run: lineByLine(1, false), shift: lineByLine(1, true) },
	{ key: "Home", run: home(false), shift: home(true) },
	{ mac: "Cmd-ArrowLeft", run: home(false), shift: home(true) },
	{ key: "Alt-Enter", run: describeAtCursor },
];

/** Markdown that is coloured while it is typed: the text stays as it is typed. */
const markdownView = (): Extension => [
	markdown({ base: markdownLanguage, completeHTMLTags: false }),
	liveMarks,
	EditorView.lineWrapping,
	// Without it the editor's own styles are refused.
	EditorView.cspNonce.of(cspNonce()),
];

/** The extensions of a read-only text. @param label its name for screen readers. */
export const reading = (lang: string, label: string): Extension => [
	markdownView(),
	EditorState.readOnly.of(true),
	EditorView.editable.of(false),
	EditorView.editorAttributes.of({ class: styles.reading ?? "" }),
	EditorView.contentAttributes.of({ lang, "aria-label": label, tabindex: "0" }),
];

/** The extensions of an editable text. */
export const writing = (phrases: Record<string, string>): Extension => [
	history(),
	stepEndsAtEnter,
	drawSelection(),
	dropCursor(),
	// An item inside one of a numbered list needs three spaces.
	indentUnit.of("   "),
	highlightActiveLine(),
	// Characters with which the text cannot be saved.
	highlightSpecialChars({ specialChars: new RegExp(UNPRINTABLE_BUT_BREAKS, "gu") }),
	search({ top: true }),
	searchCount,
	EditorState.phrases.of(phrases),
	EditorView.inputHandler.of((view, from, to, text) => {
		const change =
			barInCell(view.state, from, to, text) ?? typedAtFence(view.state, from, to, text);
		if (change) view.dispatch(change);
		return change !== undefined;
	}),
	Prec.high(keymap.of(KEYMAP)),
	keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap]),
	markdownView(),
];

/** Marks a change that was not made in this text. */
export const fromOutside = Annotation.define<boolean>();

/** Replaces the text by one change of its differing middle, so that cursor and marks elsewhere stay; undo knows it. */
export function replaceText(view: EditorView, text: string): void {
	const before = view.state.doc.toString();
	if (before === text) return;
	const most = Math.min(before.length, text.length);
	let from = 0;
	while (from < most && before[from] === text[from]) from += 1;
	let end = 0;
	while (end < most - from && before.at(-1 - end) === text.at(-1 - end)) end += 1;
	view.dispatch({
		changes: { from, to: before.length - end, insert: text.slice(from, text.length - end) },
		// A step of its own for undo.
		annotations: [fromOutside.of(true), isolateHistory.of("full")],
	});
}
