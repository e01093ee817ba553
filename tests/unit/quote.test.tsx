import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../client/i18n/language-context.tsx";
import { Component } from "../../client/pages/case-detail/case-detail.tsx";
import { caseStudies } from "../../client/pages/cases/case-study.ts";
import { QuickAnalysisProvider } from "../../client/quick-analysis/context.tsx";
import { copies } from "../support/copies.ts";

const [study] = caseStudies(copies.caseStudies.en);
const alinti = { text: "It runs by itself.", source: "Head of sales" };

function render(data: object) {
	const route = { id: "case", path: "/", Component, loader: () => data };
	const router = createMemoryRouter([route], {
		hydrationData: { loaderData: { case: data } },
	});
	return renderToStaticMarkup(
		<LanguageProvider value="en">
			<QuickAnalysisProvider pathname="/en" direct={{ copy: copies.frame.en.direct }}>
				<RouterProvider router={router} />
			</QuickAnalysisProvider>
		</LanguageProvider>,
	);
}

const page = {
	page: "case-detail",
	language: "en",
	copy: copies.cases.en,
	scales: [],
	example: { stamp: "Example", title: "Approvals", items: [], note: "" },
	previous: null,
	next: null,
};

it("a case study's quote is shown with its author", () => {
	const html = render({ ...page, study: { ...study, alinti } });
	expect(html).toMatch(/<blockquote[^>]*>It runs by itself\.<\/blockquote>/);
	expect(html).toMatch(/<figcaption[^>]*>Head of sales<\/figcaption>/);
});
