import { expect, test } from "vitest";
import { headingsIn } from "../../client/desk/posts/page/scroll-to.ts";

test("a comment in code is no heading", () => {
	const text = "One\n===\n\n```sh\n# a comment\n```\n\n## Two\n";
	expect(headingsIn(text)).toEqual([0, text.indexOf("## Two")]);
});
