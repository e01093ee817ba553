import { inEachLanguage } from "../../i18n/copy.ts";
import { faqData, organisationData } from "../../seo/structured-data.ts";
import { CASES, casePicture } from "../cases/list.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy, reportExcerpt } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { parseChoice } from "./example/choice.ts";
import { de as exampleDe } from "./example/de.ts";
import { en as exampleEn } from "./example/en.ts";
import { tr as exampleTr } from "./example/tr.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const exampleCopies = inEachLanguage({ tr: exampleTr, de: exampleDe, en: exampleEn });

const loadHome = loadCopy("home", copies, ({ site }, copy) => [
	organisationData(site),
	faqData(copy.faq.items),
]);

/** The home page's copy, the example report and its choice, and company and picture of the teasers' case studies. */
export function load(server: PageServer, request: PageRequest) {
	const page = loadHome(server, request);
	const cases = Object.fromEntries(
		CASES.map(({ slug, company }) => [
			slug,
			{ company, picture: casePicture(slug, request.language) },
		]),
	);
	return {
		...page,
		data: {
			...page.data,
			cases,
			example: exampleCopies[request.language],
			choice: parseChoice(request.query),
			report: reportExcerpt(request, 3),
		},
	};
}
