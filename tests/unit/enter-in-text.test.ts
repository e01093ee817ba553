import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { enter } from "../../client/desk/posts/text/tab.ts";

const HEAD = "| One | Two |\n| --- | --- |";

test.each([
	["in a row", `${HEAD}\n| 1‹› | 2 |\n| 3 | 4 |`, `${HEAD}\n| 1 | 2 |\n| ‹› |  |\n| 3 | 4 |`],
	["in the head", "| One‹› | Two |\n| --- | --- |\n| 1 | 2 |", `${HEAD}\n| ‹› |  |\n| 1 | 2 |`],
	["in an empty row", `${HEAD}\n| 1 | 2 |\n| ‹› |  |`, `${HEAD}\n| 1 | 2 |\n\n‹›`],
	["outside of a table", "Words‹›", undefined],
])("Enter %s", (_, text, after) => {
	const at = text.indexOf("‹›");
	const state = EditorState.create({
		doc: text.replace("‹›", ""),
		selection: { anchor: at },
		extensions: markdown({ base: markdownLanguage }),
	});
	let next = state;
	const isDone = enter({
		state,
		dispatch: (transaction) => {
			next = transaction.state;
		},
	});
	const { head } = next.selection.main;
	const doc = next.doc.toString();
	expect(isDone ? `${doc.slice(0, head)}‹›${doc.slice(head)}` : undefined).toBe(after);
});
