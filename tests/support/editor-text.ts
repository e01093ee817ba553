import { history } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree } from "@codemirror/language";
import { EditorState, type StateCommand } from "@codemirror/state";

/** An editor of posts in which what stands between ‹ and › is selected. */
export function editorOf(text: string): EditorState {
	return parsed(
		EditorState.create({
			doc: text.replace(/[‹›]/g, ""),
			selection: { anchor: text.indexOf("‹"), head: text.indexOf("›") - 1 },
			extensions: [markdown({ base: markdownLanguage }), history()],
		}),
	);
}

/** CodeMirror parses a text, and each change of it, for 20 ms only, which is not enough on a busy machine. */
function parsed(state: EditorState): EditorState {
	ensureSyntaxTree(state, state.doc.length, 10_000);
	return state.update({}).state;
}

/** The other way round. */
export function textOf({ doc, selection }: EditorState): string {
	const { from, to } = selection.main;
	return `${doc.sliceString(0, from)}‹${doc.sliceString(from, to)}›${doc.sliceString(to)}`;
}

/** The editor after a command; undefined where the command left it to others. */
export function run(command: StateCommand, state: EditorState): EditorState | undefined {
	let next = state;
	const dispatch = (transaction: { state: EditorState }) => {
		next = transaction.state;
	};
	return command({ state, dispatch }) ? parsed(next) : undefined;
}

/** The same as text. */
export function after(command: StateCommand, text: string): string | undefined {
	const next = run(command, editorOf(text));
	return next && textOf(next);
}
