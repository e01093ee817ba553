import { expect, test } from "vitest";
import { renderMarkdown } from "../../server/blog/markdown/markdown.ts";
import { nameAllPictures } from "../../server/blog/markdown/name-pictures.ts";
import { IN_TEXT, pictureReference } from "../../shared/picture-reference.ts";
import { COVER } from "../../shared/post.ts";

const idOf = (number: number) => `0000000${number}-0000-4000-8000-000000000000`;

const picturesAt = (positions: readonly string[]) =>
	positions.map((position, index) => ({
		id: idOf(index),
		position,
		alt: `Alt ${index}`,
		width: 4,
		height: 3,
	}));

const one = pictureReference(idOf(0), "Alt 0");
const two = pictureReference(idOf(1), "Alt 1");

test.each([
	[
		"below its heading",
		"## Özet\n\na\n\n## Son\n\nb\n",
		["ozet"],
		`## Özet\n\n${one}\n\na\n\n## Son\n\nb\n`,
	],
	["with the next line apart", "## Özet\na", ["Özet"], `## Özet\n\n${one}\n\na`],
	["below a heading that is underlined", "Özet\n====\n\na", ["ozet"], `Özet\n====\n\n${one}\n\na`],
	["in their order", "## A\n\n## B\n", ["b", "a"], `## A\n\n${two}\n\n## B\n\n${one}\n`],
	["at the end without a heading", "a\n", ["", "gone"], `a\n\n${one}\n\n${two}\n`],
	["in an empty text", "", [""], `${one}\n`],
	["no second time", `a ${one}`, ["a"], `a ${one}`],
	["not below a heading in a quotation", "> ## A\n", ["a"], "> ## A\n"],
	["not below what is code", "```\n## A\n```\n", [IN_TEXT], "```\n## A\n```\n"],
	["neither the cover", "a", [COVER], "a"],
])("every picture is named: %s", (_, markdown, positions, expected) => {
	expect(nameAllPictures(markdown, picturesAt(positions), "tr")).toBe(expected);
});

test("a text shows the same pictures at the same places once they are named", () => {
	const pictures = picturesAt(["a", "b", "b", "gone"]);
	const placed = pictures.map((picture) => ({ ...picture, src: picture.id, sizes: "" }));
	const text = "# A\n\nFirst\n\n### B\nSecond\n\n## b\n\nThird";
	const shown = (markdown: string) =>
		[...renderMarkdown(markdown, placed, "en").matchAll(/<h\d|<p>\w+|src="[^"]+"/g)].join(" ");
	expect(shown(nameAllPictures(text, pictures, "en"))).toBe(shown(text));
});
