import { expect, test } from "vitest";
import { freeSlugs } from "../../server/blog/writing/post-slugs.ts";

function first(count: number, title: string, language: "tr" | "de" | "en") {
	const slugs = freeSlugs(title, language);
	return Array.from({ length: count }, () => String(slugs.next().value));
}

test("a title offers its own slug, then numbered ones", () => {
	expect(first(3, "Çözüm", "tr")).toEqual(["cozum", "cozum-2", "cozum-3"]);
	expect(first(2, "…", "de")).toEqual(["entwurf-1", "entwurf-2"]);
});

test("a title that many posts have goes on with numbers far apart", () => {
	const late = first(40, "Titel", "de").slice(9);
	for (const slug of late) expect(slug).toMatch(/^titel-\d+$/);
	expect(late.some((slug) => Number(slug.slice(6)) > 1_000)).toBe(true);
});

test("a long title's slug stays within what an address may have", () => {
	for (const slug of first(20, "a".repeat(200), "en")) expect(slug.length).toBeLessThanOrEqual(120);
});
