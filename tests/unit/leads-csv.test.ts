import { expect, test } from "vitest";
import { formatCsv } from "../../server/leads/csv.ts";

test("a CSV field is quoted if needed, and keeps its lines", () => {
	expect(
		formatCsv(
			["a", "b"],
			[
				['say "hi"', "x,y"],
				["one\ntwo", null],
				[7, new Date(0)],
			],
		),
	).toBe('a,b\r\n"say ""hi""","x,y"\r\n"one\ntwo",\r\n7,1970-01-01T00:00:00.000Z\r\n');
});

test.each([
	'=HYPERLINK("http://evil.example")',
	"+49 30 1",
	"-1+1",
	"@SUM(A1)",
	"\t=1",
	"  =1",
	"＝1",
])("%j cannot start a formula in a spreadsheet", (text) => {
	const [, cell] = formatCsv(["a"], [[text]]).split("\r\n");
	expect(cell?.replace(/^"/, "").startsWith("'")).toBe(true);
});

test("no formula starts a cell where Excel takes a semicolon for the end of one", () => {
	expect(formatCsv(["a"], [["A;=cmd|' /C calc'!A0;"]])).toBe(`a\r\n"A;'=cmd|' /C calc'!A0;"\r\n`);
});

test("other text is not changed", () => {
	expect(formatCsv(["a"], [["Çiçek Lojistik A.Ş. = iyi"]])).toBe(
		"a\r\nÇiçek Lojistik A.Ş. = iyi\r\n",
	);
});
