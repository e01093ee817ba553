import { describe, expect, it } from "vitest";
import { copies as home } from "../../client/pages/home/load.server.ts";
import { copies } from "../../client/quick-analysis/copies.server.ts";
import { LANGUAGES } from "../../shared/languages.ts";

describe.each(LANGUAGES)("the example of a report in %s", (language) => {
	const { stamp, firm, stages, note } = copies[language].report;

	it("covers the five stages of the journey and recommends one of them as the start", () => {
		const { journey } = home[language];
		expect(stages.map(({ title }) => title)).toEqual(journey.stages.map(({ title }) => title));
		expect(stages.filter(({ start }) => start)).toHaveLength(1);
	});

	it("says that it is an example of a fictional firm", () => {
		expect(stamp).toMatch(/^(Örnek|Beispiel|Example)$/);
		expect(firm).toMatch(/kurgusal|fiktiv|fictional/);
		expect(note).toMatch(/kurgusal|Fiktives Beispiel|is fictional/);
	});
});
