import { describe, expect, it } from "vitest";
import {
	announcedPaths,
	type Translation,
	translationPaths,
} from "../../server/blog/reading/translations.ts";

const post = (
	language: Translation["language"],
	slug: string,
	published_at = "2026-01-01T00:00:00Z",
): Translation => ({ language, slug, published_at });

describe("the translations of a group", () => {
	it("are one per language, the post that was published first", () => {
		const older = post("tr", "eski", "2026-01-01T00:00:00Z");
		const newer = post("tr", "yeni", "2026-01-02T00:00:00Z");
		const german = post("de", "alt");
		const paths = translationPaths([newer, german, older]);
		expect(paths).toEqual({ tr: "/tr/blog/eski", de: "/de/blog/alt" });
		expect(translationPaths([older, newer, german])).toEqual(paths);
		expect(announcedPaths(older, paths)).toEqual(paths);
		expect(announcedPaths(german, paths)).toEqual(paths);
		// The German one would not answer its announcement.
		expect(announcedPaths(newer, paths)).toEqual({});
	});
});
