import { describe, expect, it } from "vitest";
import { languagesOf } from "../../shared/paths.ts";
import { plainText } from "../../shared/plain-text.ts";
import { staticCopies } from "../support/copies.ts";

describe.each(["privacy", "terms"] as const)("%s", (page) => {
	const { tr, de, en } = staticCopies[page];
	const { date, sections } = tr.document;

	it("is binding in Turkish; other languages show the Turkish text with a note", () => {
		expect(languagesOf(page)).toEqual(["tr"]);
		expect([de.document, en.document]).toEqual([tr.document, tr.document]);
		expect(tr.notice).toBeNull();
		expect(de.notice?.text).toContain("Türkisch");
		expect(en.notice?.text).toContain("Turkish");
	});

	it("German and English put the note above the Turkish text, with a different anchor", () => {
		for (const { summary, translation } of [de, en]) {
			expect([summary, translation].filter(Boolean)).toHaveLength(1);
			if (summary) expect(plainText(summary.lead)).toMatch(/(10\.10\.|10 October )2025\.$/);
			if (!translation) continue;
			expect(translation.date).toMatchObject({ iso: date.iso });
			const shape = (from: typeof sections) =>
				from.map(({ blocks }) =>
					blocks.map((block) =>
						typeof block === "object" && "list" in block ? block.list.length : typeof block,
					),
				);
			expect(shape(translation.sections)).toEqual(shape(sections));
			const ids = [...sections, ...translation.sections].map(({ id }) => id);
			expect(new Set(ids).size).toBe(18);
		}
	});
});
