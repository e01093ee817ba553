import { describe, expect, it } from "vitest";
import {
	BOTTLENECKS,
	choiceQuery,
	INDUSTRIES,
	parseChoice,
} from "../../client/pages/home/example/choice.ts";
import { writeExample } from "../../client/pages/home/example/write.ts";
import { exampleCopies } from "../../client/pages/home/load.server.ts";
import { copies as analysis } from "../../client/quick-analysis/copies.server.ts";
import { LANGUAGES } from "../../shared/languages.ts";

const CHOICES = INDUSTRIES.flatMap((industry) =>
	BOTTLENECKS.map((bottleneck) => ({ industry, bottleneck })),
);

describe.each(LANGUAGES)("the example report in %s", (language) => {
	const copy = exampleCopies[language];

	it.each(CHOICES)("begins with $bottleneck in $industry and has the rest", (choice) => {
		const { firm, first, others, chosen, message } = writeExample(copy, choice);
		expect(firm).toMatch(/^(Örnek|Muster|Example) /);
		expect(first.id).toBe(choice.bottleneck);
		// Two lines of the sheet each, at the most.
		for (const row of [first.today, first.automated, first.first]) {
			expect(row.length).toBeGreaterThan(10);
			expect(row.length).toBeLessThanOrEqual(76);
		}
		expect([first, ...others].map(({ id }) => id).sort()).toEqual([...BOTTLENECKS].sort());
		expect(chosen).toEqual([copy.industries[choice.industry].label, first.label]);
		for (const words of chosen) expect(message).toContain(words);
		expect(message).not.toMatch(/[{}]/);
	});

	it("says something else of each industry and bottleneck", () => {
		const said = CHOICES.map((choice) => writeExample(copy, choice).first.today);
		expect(new Set(said).size).toBe(CHOICES.length);
	});

	it("promises only the setup times of the specification (§9)", () => {
		const rows = [...Object.values(copy.bottlenecks), ...analysis[language].report.stages];
		for (const { setup } of rows)
			expect(setup.replace("\u00a0", " ")).toMatch(
				/^(aynı gün|2 gün|1 hafta|am selben Tag|2 Tage|1 Woche|same day|2 days|1 week)$/,
			);
	});
});

it("a choice is kept by its query, and the first one by none", () => {
	for (const choice of CHOICES)
		expect(parseChoice(new URLSearchParams(choiceQuery(choice)))).toEqual(choice);
	expect(CHOICES.filter((choice) => choiceQuery(choice) === "")).toEqual([CHOICES[0]]);
});

it("what is unknown becomes the first choice", () => {
	const read = (query: string) => parseChoice(new URLSearchParams(query));
	expect(read("industry=farming&bottleneck=quotes")).toEqual({
		industry: INDUSTRIES[0],
		bottleneck: "quotes",
	});
	expect(read("bottleneck=")).toEqual(CHOICES[0]);
});
