import { describe, expect, it } from "vitest";
import { caseStudies } from "../../client/pages/cases/case-study.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { copies, seoCopies } from "../support/copies.ts";

describe.each(LANGUAGES)("in %s", (language) => {
	const texts = [
		...Object.entries(seoCopies).map(([page, copy]) => ({ page, ...copy[language].seo })),
		...caseStudies(copies.caseStudies[language]).map(
			({ slug: page, metaTitle: title, metaDescription: description }) => ({
				page,
				title,
				description,
			}),
		),
	];

	it.each(texts)("the texts of $page fit a search result", (text) => {
		expect(`${text.title} | Vitrin`.length).toBeLessThanOrEqual(60);
		expect(text.description.length).toBeGreaterThanOrEqual(140);
		expect(text.description.length).toBeLessThanOrEqual(160);
	});
});
