import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { ALL_PATTERNS, languageOf, pageFor, pathFor, switchLanguage } from "../../shared/paths.ts";

/** The table of specification §2: page key, then the path below the prefix in tr, de and en. */
const TABLE = [
	["home", "", "", ""],
	["solutions", "/cozumler", "/losungen", "/solutions"],
	["cases", "/vaka-calismalari", "/fallstudien", "/case-studies"],
	["case-detail", "/vaka-calismalari/x", "/fallstudien/x", "/case-studies/x"],
	["about", "/hakkimda", "/uber-uns", "/about-us"],
	["sales-automation", "/satis-otomasyonu", "/vertriebsautomatisierung", "/sales-automation"],
	[
		"sales-automation-demo",
		"/satis-otomasyonu-demo",
		"/vertriebsautomatisierung-demo",
		"/sales-automation-demo",
	],
	["ai-business-areas", "/yapay-zeka-is-alanlari", "/ki-geschaftsbereiche", "/ai-business-areas"],
	["free-content", "/ucretsiz-icerikler", "/kostenlose-inhalte", "/free-resources"],
	["blog", "/blog", "/blog", "/blog"],
	["blog-post", "/blog/x", "/blog/x", "/blog/x"],
	["services", "/hizmetlerimiz", "/dienstleistungen", "/services"],
	["privacy", "/gizlilik", "/datenschutz", "/privacy"],
	["terms", "/kullanim-kosullari", "/nutzungsbedingungen", "/terms"],
] as const;

describe("pathFor", () => {
	it.each(TABLE)("has %s where the specification puts it", (page, ...paths) => {
		expect(LANGUAGES.map((language) => pathFor(page, language, "x"))).toEqual(
			LANGUAGES.map((language, index) => `/${language}${paths[index]}`),
		);
	});

	it("falls back to the Turkish path for an unknown language", () => {
		expect(pathFor("solutions", "fr")).toBe("/tr/cozumler");
	});

	it("encodes a slug, so that it stays one segment", () => {
		expect(pathFor("blog-post", "tr", "a/b ü")).toBe("/tr/blog/a%2Fb%20%C3%BC");
	});
});

describe("pageFor", () => {
	it("finds every page in every language by its own path", () => {
		for (const { page, language, pattern } of ALL_PATTERNS) {
			const slug = pattern.includes(":slug") && { slug: "bir-yazi" };
			const path = pathFor(page, language, slug ? slug.slug : undefined);
			expect(pageFor(path)).toEqual({ page, language, ...slug });
		}
	});

	it.each([
		["/", { page: "home", language: "tr" }],
		["/de/blog/", { page: "blog", language: "de" }],
		["/tr/blog/%2F", { page: "blog-post", language: "tr", slug: "/" }],
		["/tr/blog/%E0%A4%A", { page: "blog-post", language: "tr", slug: "%E0%A4%A" }],
	])("reads %s as %j", (path, address) => {
		expect(pageFor(path)).toEqual(address);
	});

	it.each(["/fr", "/fr/blog", "/de/cozumler", "/tr/blog/a/b", "/TR", "/blog", "//evil.example"])(
		"knows no page at %s",
		(path) => {
			expect(pageFor(path)).toBeUndefined();
		},
	);
});

describe("languageOf", () => {
	it.each([
		["/", "tr"],
		["/de", "de"],
		["/en/nothing/here", "en"],
		["/fr/blog", "tr"],
		["/denmark", "tr"],
		["/create-blog-demo", "de"],
	])("%s is read in %s", (path, language) => {
		expect(languageOf(path)).toBe(language);
	});
});

describe("switchLanguage", () => {
	it.each([
		["/", "de", "/de"],
		["/tr/cozumler", "de", "/de/losungen"],
		["/de/blog", "tr", "/tr/blog"],
		["/tr/blog/fuar-leadleri", "de", "/de/blog/fuar-leadleri"],
		// An unknown path keeps all but its prefix; without a prefix the home page is shown.
		["/tr/bilinmeyen/yol", "de", "/de/bilinmeyen/yol"],
		["/create-blog-demo", "de", "/de"],
		["/tr/vaka-calismalari/salevium", "en", "/en/case-studies/salevium"],
	] as const)("%s in %s is %s", (path, language, expected) => {
		expect(switchLanguage(path, language)).toBe(expected);
	});
});
