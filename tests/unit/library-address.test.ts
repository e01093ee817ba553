import { describe, expect, it } from "vitest";
import {
	filterQuery,
	parseFilter,
} from "../../client/pages/free-content/filter-query.ts";
import { addressOf } from "../../server/site/page-address.ts";

const parse = (query: string) => parseFilter(new URLSearchParams(query));
const nothing = { search: "", categories: [], sort: "newest" };

describe("the library's address", () => {
	it.each([
		["", nothing],
		["q=&category=&sort=newest", nothing],
		["category=all&sort=oldest&page=3", nothing],
		["q=%20excel%20%20liste%20", { ...nothing, search: "excel liste" }],
		[
			"category=ads,linkedin&sort=saves",
			{ search: "", categories: ["linkedin", "ads"], sort: "saves" },
		],
		[
			"category=ads&category=linkedin&category=ads",
			{ ...nothing, categories: ["linkedin", "ads"] },
		],
	])("reads %j", (query, filter) => {
		expect(parse(query)).toEqual(filter);
	});

	it.each([
		["", ""],
		["q=&category=&sort=newest", ""],
		[
			"sort=saves&category=ads%2Clinkedin&q=a",
			"?q=a&category=linkedin,ads&sort=saves",
		],
		["q=İhracat", "?q=%C4%B0hracat"],
		["q=a%26b", "?q=a%26b"],
	])("writes %j as %j", (query, written) => {
		expect(filterQuery(parse(query))).toBe(written);
		expect(filterQuery(parse(written))).toBe(written);
	});

	it("cuts a text that no one would search for", () => {
		expect(parse(`q=${"a".repeat(5000)}`).search).toHaveLength(100);
	});

	it("stays the same where the cut goes through a letter", () => {
		const written = filterQuery({
			...parse(""),
			search: `${"😀".repeat(99)}a😀`,
		});
		const odd = filterQuery({ ...parse(""), search: `a${"😀".repeat(99)}` });
		for (const query of [written, odd]) {
			expect(filterQuery(parse(query))).toBe(query);
		}
	});
});

describe("addressOf the library", () => {
	const of = (query: string) =>
		addressOf("https://vitrin.example", `/tr/ucretsiz-icerikler${query}`);

	it.each(["", "?utm_source=x", "?q=", "?q=+&category=all&sort=newest"])(
		"keeps the unfiltered one, also asked for as %j",
		(query) => {
			const { url, cacheable } = of(query);
			expect(cacheable).toBe(true);
			expect(url.href).toBe("https://vitrin.example/tr/ucretsiz-icerikler");
		},
	);

	it.each(["?q=a", "?category=ads", "?sort=saves", "?q=what?"])(
		"does not keep %j",
		(query) => {
			expect(of(query).cacheable).toBe(false);
		},
	);

	it("reads a question mark in the query as part of the text", () => {
		expect(of("?q=what?").url.searchParams.get("q")).toBe("what?");
	});

	it("drops what does not count", () => {
		const { url } = of("?x=1&sort=saves&category=ads,none");
		expect(url.search).toBe("?category=ads&sort=saves");
	});

	it("keeps the query where a slash is put right", () => {
		expect(of("/?q=a?b").redirect).toBe("/tr/ucretsiz-icerikler?q=a?b");
	});
});
