import { inEachLanguage } from "../../i18n/copy.ts";
import { copies as quickAnalysis } from "../../quick-analysis/copies.server.ts";
import { faqData, organisationData } from "../../seo/structured-data.ts";
import { CASES, casePicture } from "../cases/list.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

const loadHome = loadCopy("home", copies, ({ site }, copy) => [
	organisationData(site),
	faqData(copy.faq.items),
]);

/** The home page's copy, the report, and company and picture of the case studies that its teasers describe. */
export function load(server: PageServer, request: PageRequest) {
	const page = loadHome(server, request);
	const cases = Object.fromEntries(
		CASES.map(({ slug, company }) => [
			slug,
			{ company, picture: casePicture(slug, request.language) },
		]),
	);
	const { report } = quickAnalysis[request.language];
	return { ...page, data: { ...page.data, cases, report } };
}
