import { expect, test } from "vitest";
import { gapIn, hasEmptyPoint, replyFrom, withoutGap } from "../../client/desk/leads/templates.ts";
import { TEMPLATES } from "../../shared/desk/reply.ts";
import { LANGUAGES } from "../../shared/languages.ts";

const lead = { name: "Ada", message: "One\n\nTwo" };

const before = (text: string) => text.slice(0, gapIn(text)).trimEnd().split("\n").at(-1);

test.each(LANGUAGES)("writing goes on in a template's first gap (%s)", (language) => {
	const [thanks, report, question, blank] = TEMPLATES.map((template) =>
		before(replyFrom(template, { ...lead, language }, "Selin", "Vitrin").text),
	);
	expect(thanks).toMatch(/\.$/);
	expect(report).toBe("1.");
	expect(question).toMatch(/:$/);
	expect(blank).toMatch(/Ada,$/);
});

test.each(LANGUAGES)("the report goes out only with all its points (%s)", (language) => {
	let { text } = replyFrom("report", { ...lead, language }, "Selin", "Vitrin");
	for (const point of ["1.", "2.", "3."]) {
		expect(hasEmptyPoint("report", text)).toBe(true);
		expect(before(text)).toBe(point);
		const gap = gapIn(text);
		text = `${text.slice(0, gap)}Zeit${text.slice(gap)}`;
	}
	expect(hasEmptyPoint("report", text)).toBe(false);
	expect(hasEmptyPoint("report", "1. Zeit\n2.")).toBe(true);
	// Elsewhere a line may end with a date.
	expect(hasEmptyPoint("blank", "am Freitag, den\n4.")).toBe(false);
});

test.each(LANGUAGES)(
	"the report has a subject of its own, unless it continues a thread (%s)",
	(language) => {
		const subjectOf = (...before: string[]) =>
			TEMPLATES.map(
				(template) =>
					replyFrom(template, { ...lead, language }, "Selin", "Vitrin", ...before).subject,
			);
		const [thanks, report, question, blank] = subjectOf();
		expect(new Set([thanks, question, blank]).size).toBe(1);
		expect(report).not.toBe(thanks);
		expect(report).toMatch(/ – Vitrin$/);
		expect(new Set(subjectOf("Frage"))).toEqual(new Set(["Re: Frage"]));
	},
);

test("writing goes on at the end of a text without gaps", () => {
	expect(gapIn("Hello\n\nAll is said.")).toBe(19);
});

test.each(LANGUAGES)("writing goes on above the closing words of a draft (%s)", (language) => {
	const { text } = replyFrom("blank", { ...lead, language }, "Selin", "Vitrin");
	const gap = gapIn(text);
	const draft = `${text.slice(0, gap)}Half a\n\nsentence${text.slice(gap)}`;
	expect(before(draft)).toBe("sentence");
});

test("the thanks go out untouched without the lines that were left for writing", () => {
	const { text } = replyFrom(
		"thanks",
		{ name: "Ada", message: null, language: "en" },
		"Selin",
		"Vitrin",
	);
	expect(withoutGap(text)).toBe(
		"Hello Ada,\n\nthank you for your enquiry.\n\nKind regards\nSelin\nVitrin",
	);
});
