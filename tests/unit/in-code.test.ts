import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { isInCode } from "../../client/desk/posts/text/tab.ts";

test.each([
	["a `co|de`", true],
	["a `code`| b", false],
	["```\nline\n\n|\n```", true],
	["```sql\n|", true],
	["One\n\n    li|ne", true],
	["```\ncode\n```\n\nte|xt", false],
])("whether the cursor is in code: %j", (text, expected) => {
	const state = EditorState.create({
		doc: text.replace("|", ""),
		selection: { anchor: text.indexOf("|") },
		extensions: markdown({ base: markdownLanguage }),
	});
	expect(isInCode(state)).toBe(expected);
});
