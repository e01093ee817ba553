import { expect, test } from "vitest";
import { formatCsv } from "../../server/leads/csv.ts";
import { fc } from "../support/fast-check.ts";

test("a CSV field is quoted if needed, and keeps its lines", () => {
	expect(
		formatCsv(
			["a", "b"],
			[
				['say "hi"', "x,y"],
				["one\ntwo", null],
				[-7, new Date(0)],
			],
		),
	).toBe('a,b\r\n"say ""hi""","x,y"\r\n"one\ntwo",\r\n-7,1970-01-01T00:00:00.000Z\r\n');
});

test("a message with formulas gets an apostrophe before each, and nothing else", () => {
	const message = "Merhaba\n=cmd|' /C calc'!A0\n\n- 1; =2\nA.Ş. = iyi";
	const lines = "Merhaba\n'=cmd|' /C calc'!A0\n\n'- 1;' =2\nA.Ş. = iyi";
	expect(formatCsv(["a"], [[message]])).toBe(`a\r\n"${lines}"\r\n`);
});

/** What spreadsheets take for the start of a formula, between what may come before it. */
const hostile = fc
	.array(
		fc.oneof(
			fc.constantFrom(..."=+-@＝＋－＠", "=cmd|' /C calc'!A0"),
			fc.constantFrom("\n", "\r", "\r\n", ";", ",", "\t", '"', '""'),
			fc.constantFrom(" ", "\u00a0", "\ufeff", "\u3000", "\u2028", "\v", "'"),
			fc.string({ unit: "grapheme", maxLength: 5 }),
		),
		{ maxLength: 12 },
	)
	.map((parts) => parts.join(""));

/** The content of a file's second line and what follows, as it was before it was quoted. */
function readCell(csv: string): string {
	const field = csv.slice("a\r\n".length, -"\r\n".length);
	return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
}

const withoutApostrophes = (text: string) => text.replaceAll("'", "");

test("no text starts a formula, however a spreadsheet splits cells; of the text nothing is lost", () => {
	fc.assert(
		fc.property(hostile, hostile, (first, second) => {
			const pieces = formatCsv(["a", "b"], [[first, second]]).split(/[\r\n\t;,]/);
			const cells = pieces.map((piece) => piece.replace(/^[\s"]+/, ""));
			expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
			const cell = readCell(formatCsv(["a"], [[first]]));
			expect(withoutApostrophes(cell)).toBe(withoutApostrophes(first));
		}),
		{ numRuns: 2_000 },
	);
});
