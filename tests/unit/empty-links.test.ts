import { expect, test } from "vitest";
import { emptyLinksIn } from "../../client/desk/posts/text/empty-links.ts";

test("links without a URL are found, and not what only looks like one", () => {
	const content = `[none](), [begun](https://) and [whole](https://x.example) [1]

![](picture:a) ![]() [ ] \`[code](https://)\`

- [**bold**]( http:// )`;
	const found = emptyLinksIn(content);
	expect(found.map(({ words }) => words)).toEqual(["none", "begun", "**bold**"]);
	expect(found.map(({ from, to }) => content.slice(from, to))).toEqual([
		"",
		"https://",
		" http:// ",
	]);
});
