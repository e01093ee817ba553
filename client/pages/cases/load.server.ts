import { loadQuotes } from "../../parts/firm/load.server.ts";
import { breadcrumbData } from "../../seo/structured-data.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { caseStudies } from "./case-study.ts";
import { breadcrumb, copies, studyTexts } from "./copies.server.ts";
import { FILTER_PARAMETER, toCaseFilter } from "./filter.ts";

/** The list of case studies, by default all of them. */
export function load(server: PageServer, request: PageRequest) {
	const { language, query } = request;
	const copy = copies[language];
	return {
		status: 200,
		head: pageHead(server, request, "cases", {
			...copy.seo,
			structuredData: [breadcrumbData(server.site, breadcrumb(language))],
		}),
		data: {
			copy,
			studies: caseStudies(studyTexts[language]),
			filter: toCaseFilter(query.get(FILTER_PARAMETER)),
			quotes: loadQuotes(server.firm, language),
		},
	};
}
