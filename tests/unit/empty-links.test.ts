import { expect, test } from "vitest";
import { emptyLinksIn } from "../../client/desk/posts/text/empty-links.ts";

test("links that the site shows without their URL are found", () => {
	const content =
		"[a](javascript:alert(1)) [b](</c:d>) [e](<tel:1>) [f](HTTPS://g.example) [h](i?j:k) [https://l.example](data:,)";
	const found = emptyLinksIn(content);
	expect(found.map(({ words }) => words)).toEqual(["a", "e", "https://l.example"]);
	expect(found.map(({ from, to }) => content.slice(from, to))).toEqual([
		"javascript:alert(1)",
		"<tel:1>",
		"data:,",
	]);
});

test("links to a domain without https:// or an address without mailto: are found, and the cursor goes before it", () => {
	const content =
		"[a](example.org/b) [c](www.müller.de) [d](https://example.org) [e](/f.g) [h](./i.de) [j](#k.de) [l](mailto:m@example.org) [n](o/p.de) [q](r) [s](<ghost.org>) [t](m@example.org)";
	const found = emptyLinksIn(content);
	expect(found.map(({ words }) => words)).toEqual(["a", "c", "s", "t"]);
	expect(found.map(({ from, to }) => [content.slice(from, from + 4), to - from])).toEqual([
		["exam", 0],
		["www.", 0],
		["ghos", 0],
		["m@ex", 0],
	]);
});

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
