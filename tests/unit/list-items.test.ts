import type { StateCommand } from "@codemirror/state";
import { expect, test } from "vitest";
import { moveItems } from "../../client/desk/posts/text/list-items.ts";
import { around } from "../../client/desk/posts/text/tab.ts";
import { after } from "../support/editor-text.ts";

const move =
	(step: 1 | -1): StateCommand =>
	(view) => {
		const { from, to } = view.state.selection.main;
		const [first, last] = [from, to].map((at) => around(view.state, "ListItem", at));
		return first !== undefined && last !== undefined && moveItems(first, last, step)(view);
	};

test.each([
	["the second item", "1. a\n2. b‹›\n3. c", "1. a\n   1. b‹›\n2. c"],
	["an empty one", "1. a\n2. ‹›", "1. a\n   1. ‹›"],
	["one behind inner ones", "1. a\n   1. b\n2. c‹›\n3. d", "1. a\n   1. b\n   2. c‹›\n2. d"],
	["one behind a long gap", "-   a\n-   b‹›", "-   a\n    -   b‹›"],
	["one behind inner bullets", "1. a\n   - b\n2. c‹›", "1. a\n   - b\n   1. c‹›"],
	["one of a quotation, where it does nothing", "> - a\n> - b‹›", "> - a\n> - b‹›"],
	["two items", "1. a\n2. ‹b\n3. c›\n4. d", "1. a\n   1. ‹b\n   2. c›\n2. d"],
	["a task", "- [ ] a\n- [ ] b‹›", "- [ ] a\n  - [ ] b‹›"],
	["an item with one of its own", "1. a\n2. b‹›\n   - c", "1. a\n   1. b‹›\n      - c"],
	["the eleventh item", "10. a\n11. b‹›", "10. a\n    1. b‹›"],
])("Tab moves %s in", (_, text, expected) => {
	expect(after(move(1), text)).toBe(expected);
	expect(after(move(-1), expected)).toBe(text);
});

test.each<[string, 1 | -1, string, string?]>([
	["the first item, which nothing is above", 1, "1. a‹›\n2. b"],
	["an item of no inner list", -1, "1. a\n2. b‹›"],
	[
		"an inner item before others",
		-1,
		"1. a\n   1. b‹›\n   2. c\n2. d",
		"1. a\n2. b‹›\n   1. c\n3. d",
	],
	["a bullet in a numbered item", -1, "1. a\n   - b‹›\n2. c", "1. a\n2. b‹›\n3. c"],
	["an empty first inner item", -1, "1. a\n   1. ‹›\n2. b", "1. a\n2. ‹›\n3. b"],
])("Tab or Shift+Tab at %s", (_, step, text, expected = text) => {
	expect(after(move(step), text)).toBe(expected);
});
