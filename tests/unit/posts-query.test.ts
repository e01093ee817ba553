import { expect, it } from "vitest";
import { readPostsQuery } from "../../server/supabase/posts-query.ts";

const QUERY = "select=slug%2Ctags&slug=eq.bir&order=published_at.desc%2Cid";

it.each([
	["at most a hundred rows where none are named", "", undefined, "limit=100"],
	["a number of rows", `${QUERY}&limit=9`, undefined, `${QUERY}&limit=9`],
	["a range of a hundred rows", QUERY, "900-999", QUERY],
])("asks for %s", (_, query, range, sent) => {
	expect(readPostsQuery(`?${query}`, range)).toBe(`?${sent}`);
});

const ALIASES = Array.from({ length: 80 }, (_, index) => `a${index}:id`).join();

it.each([
	["many aliases of one column", `select=id,${ALIASES}`],
	["a column twice", "select=id,id"],
	["an alias", "select=other:title"],
	["a cast", "select=id::text"],
	["an embedded table", "select=slug,blog_images(*)"],
	["a spread", "select=slug,...blog_images(bytes)"],
	["an aggregate", "select=id.count()"],
	["a path into JSON", "select=tags->0"],
	["an unknown column", "select=secret"],
	["everything and a column", "select=*,id"],
	["another filter", "author=eq.Ada"],
	["another operator", "slug=like.*a*"],
	["a logical tree", "or=(status.eq.draft,status.neq.draft)"],
	["a parameter twice", "limit=1&limit=2"],
	["too many rows", "limit=101"],
	["a negative limit", "limit=-1"],
	["a far offset", "offset=9999999"],
	["an order by an expression", "order=tags->0"],
	["a column ordered by twice", "order=id,id.desc"],
	["more than a kilobyte", `slug=eq.${"a".repeat(1_024)}`],
	...["0-100", "0-", "-5", "5"].map((range) => [`the range ${range}`, "select=slug", range]),
])("refuses %s and says what is allowed", (_, query = "", range) => {
	expect(() => readPostsQuery(`?${query}`, range)).toThrow(
		expect.objectContaining({
			statusCode: 400,
			detail: expect.stringMatching(/^Takes select .* offset/),
		}),
	);
});
