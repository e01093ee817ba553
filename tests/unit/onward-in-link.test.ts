import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { onwardInLink } from "../../client/desk/posts/text/onward-in-link.ts";

/** The text with its selection after a key; undefined where the key has another meaning. */
function after(key: "Tab" | "Enter", text: string): string | undefined {
	const doc = text.replace("‹›", "");
	const state = EditorState.create({
		doc,
		selection: { anchor: text.indexOf("‹›") },
		extensions: markdown({ base: markdownLanguage }),
	});
	let next = state;
	const dispatch = (transaction: { state: EditorState }) => {
		next = transaction.state;
	};
	if (!onwardInLink(key)({ state, dispatch })) return undefined;
	const { from, to } = next.selection.main;
	return `${doc.slice(0, from)}‹${doc.slice(from, to)}›${doc.slice(to)}`;
}

test.each([
	["Tab", "a [‹›](https://) b", "a [](‹https://›) b"],
	["Tab", "[words‹›](https://)", "[words](‹https://›)"],
	["Tab", "[wo‹›rds]()", "[words](‹›)"],
	["Tab", "[https://x.example‹›](/y)", "[https://x.example](‹/y›)"],
	["Tab", '[words](/y‹› "title") b', '[words](/y "title")‹› b'],
	["Enter", "[words](https://x.example‹›)", "[words](https://x.example)‹›"],
	["Enter", "[wo‹›rds](/y)", undefined],
	["Tab", "‹›[words](/y)", undefined],
	["Tab", "[words](/y)‹›", undefined],
	["Tab", "[wo‹›rds]", undefined],
	["Tab", "![wo‹›rds](picture:a)", undefined],
	["Tab", "`[wo‹›rds](/y)`", undefined],
] as const)("%s in %j", (key, text, expected) => {
	expect(after(key, text)).toBe(expected);
});
