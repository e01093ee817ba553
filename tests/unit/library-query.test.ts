import { describe, expect, it } from "vitest";
import { filterQuery, parseFilter } from "../../client/pages/free-content/filter-query.ts";
import { requestedPage } from "../../server/site/requested-page.ts";
import { fc } from "../support/fast-check.ts";

const parse = (query: string) => parseFilter(new URLSearchParams(query));
const nothing = { search: "", categories: [], sort: "newest" };

describe("the library's query", () => {
	it.each([
		["", nothing, ""],
		["q=&category=&sort=newest", nothing, ""],
		["category=all&sort=oldest&page=3", nothing, ""],
		["q=%20excel%20%20liste%20", { ...nothing, search: "excel liste" }, "?q=excel+liste"],
		[
			"sort=saves&category=ads%2Clinkedin&q=a%26b",
			{ search: "a&b", categories: ["linkedin", "ads"], sort: "saves" },
			"?q=a%26b&category=linkedin,ads&sort=saves",
		],
		[
			"category=ads&category=linkedin&category=ads",
			{ ...nothing, categories: ["linkedin", "ads"] },
			"?category=linkedin,ads",
		],
		["q=İhracat", { ...nothing, search: "İhracat" }, "?q=%C4%B0hracat"],
	])("reads %j as %j and writes it as %j", (query, filter, written) => {
		expect(parse(query)).toEqual(filter);
		expect(filterQuery(parse(query))).toBe(written);
	});

	it("cuts a search after 100 characters", () => {
		expect(parse(`q=${"a".repeat(5000)}`).search).toHaveLength(100);
	});

	it("reads back every filter that it writes, also where the cut splits a character", () => {
		const search = fc.string({ unit: "binary", maxLength: 120 });
		fc.assert(
			fc.property(search, (q) => {
				const filter = parse(`${new URLSearchParams({ q })}`);
				expect(parse(filterQuery(filter))).toEqual(filter);
			}),
		);
	});
});

describe("requestedPage the library", () => {
	const of = (query: string) =>
		requestedPage("https://vitrin.example", `/tr/ucretsiz-icerikler${query}`);

	it.each([
		["", "", true],
		["?utm_source=x", "", true],
		["?q=", "", true],
		["?q=+&category=all&sort=newest", "", true],
		["?q=a", "?q=a", false],
		["?q=what?", "?q=what%3F", false],
		["?x=1&sort=saves&category=ads,none", "?category=ads&sort=saves", false],
	])("for %j keeps the query %j; cached: %s", (query, kept, cached) => {
		const { url, cacheable } = of(query);
		expect(url.search).toBe(kept);
		expect(cacheable).toBe(cached);
	});

	it("keeps the query in a redirect to the path without a slash", () => {
		expect(of("/?q=a?b").redirect).toBe("/tr/ucretsiz-icerikler?q=a?b");
	});
});
