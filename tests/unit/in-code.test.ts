import { expect, test } from "vitest";
import { isInCode } from "../../client/desk/posts/text/tab.ts";
import { editorOf } from "../support/editor-text.ts";

test.each([
	["a `co‹›de`", true],
	["a `code`‹› b", false],
	["```\nline\n\n‹›\n```", true],
	["```sql\n‹›", true],
	["One\n\n    li‹›ne", true],
	["```\ncode\n```\n\nte‹›xt", false],
])("whether the cursor is in code: %j", (text, expected) => {
	expect(isInCode(editorOf(text))).toBe(expected);
});
