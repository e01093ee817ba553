import { describe, expect, it } from "vitest";
import { alternatesOf } from "../../client/seo/alternates.ts";

describe("alternatesOf", () => {
	it("names each version, and the Turkish one for everybody else", () => {
		expect(
			alternatesOf({ en: "/en/blog/c", tr: "/tr/blog/a", de: "/de/blog/b" }),
		).toEqual([
			{ hreflang: "tr", path: "/tr/blog/a" },
			{ hreflang: "de", path: "/de/blog/b" },
			{ hreflang: "en", path: "/en/blog/c" },
			{ hreflang: "x-default", path: "/tr/blog/a" },
		]);
	});

	it("names the first for everybody else where there is no Turkish one", () => {
		expect(alternatesOf({ en: "/en/blog/c", de: "/de/blog/b" })).toEqual([
			{ hreflang: "de", path: "/de/blog/b" },
			{ hreflang: "en", path: "/en/blog/c" },
			{ hreflang: "x-default", path: "/de/blog/b" },
		]);
	});

	it("names nothing for a page that is alone", () => {
		expect(alternatesOf({ tr: "/tr/blog/a" })).toEqual([]);
		expect(alternatesOf({})).toEqual([]);
	});
});
