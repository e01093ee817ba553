import { copies as frame } from "../../client/frame/load.server.ts";
import { copies as dataTerms } from "../../client/pages/about/data/terms.server.ts";
import { copies as about } from "../../client/pages/about/load.server.ts";
import { copies as aiBusinessAreas } from "../../client/pages/ai-business-areas/load.server.ts";
import { copies as blog } from "../../client/pages/blog/copies.server.ts";
import {
	studyTexts as caseStudies,
	copies as cases,
} from "../../client/pages/cases/copies.server.ts";
import {
	copies as freeContent,
	newsletterCopies as newsletter,
} from "../../client/pages/free-content/load.server.ts";
import { copies as home } from "../../client/pages/home/load.server.ts";
import { copies as imprint } from "../../client/pages/imprint/load.server.ts";
import { copies as newsletterPage } from "../../client/pages/newsletter/load.server.ts";
import { privacyCopies } from "../../client/pages/privacy/load.server.ts";
import { copies as privacyRequest } from "../../client/pages/privacy-request/load.server.ts";
import { copies as salesAutomation } from "../../client/pages/sales-automation/load.server.ts";
import {
	formCopies as demoForm,
	copies as salesAutomationDemo,
} from "../../client/pages/sales-automation-demo/load.server.ts";
import { copies as services } from "../../client/pages/services/load.server.ts";
import { copies as solutions } from "../../client/pages/solutions/load.server.ts";
import { termsCopies } from "../../client/pages/terms/load.server.ts";
import { copies as waitingInvoice } from "../../client/pages/waiting-invoice/load.server.ts";
import { copies as firm } from "../../client/parts/firm/load.server.ts";
import { copies as quickAnalysis } from "../../client/quick-analysis/copies.server.ts";
import type { Language } from "../../shared/languages.ts";
import type { PageKey } from "../../shared/paths.ts";

/** The copy of each page that consists of its copy alone, by the page's key. */
export const staticCopies = {
	home,
	solutions,
	about,
	"sales-automation": salesAutomation,
	"ai-business-areas": aiBusinessAreas,
	services,
	imprint,
	"waiting-invoice": waitingInvoice,
	privacy: privacyCopies({
		receivers: [],
		demoForm: false,
		newsletter: false,
	}),
	"privacy-request": privacyRequest,
	terms: termsCopies(),
};

/** The copy of the other pages and parts. */
export const copies = {
	blog,
	cases,
	caseStudies,
	dataTerms,
	demoForm,
	firm,
	frame,
	freeContent,
	newsletter,
	newsletterPage,
	quickAnalysis,
	salesAutomationDemo,
};

/** The pages without title and description of their own: those of one case or post, and one that only mails link to. */
type WithoutSeo = "case-detail" | "blog-post" | "newsletter";

/** The copy of each page that has a title and a description for search engines, by the page's key. */
export const seoCopies: Record<
	Exclude<PageKey, WithoutSeo>,
	Record<Language, { seo: { title: string; description: string } }>
> = {
	...staticCopies,
	blog,
	cases,
	"free-content": freeContent,
	"quick-analysis": quickAnalysis,
	"sales-automation-demo": salesAutomationDemo,
};

/** Every text of a copy, paragraph by paragraph. */
export function textsOf(copy: unknown): string[] {
	if (typeof copy === "string") return copy.split("\n\n");
	if (typeof copy !== "object" || copy === null) return [];
	return Object.values(copy).flatMap(textsOf);
}
