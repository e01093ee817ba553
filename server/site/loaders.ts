import { load as about } from "../../client/pages/about/load.server.ts";
import { load as aiBusinessAreas } from "../../client/pages/ai-business-areas/load.server.ts";
import { load as blog } from "../../client/pages/blog/load.server.ts";
import { load as blogPost } from "../../client/pages/blog-post/load.server.ts";
import { load as caseDetail } from "../../client/pages/case-detail/load.server.ts";
import { load as cases } from "../../client/pages/cases/load.server.ts";
import { load as createBlogDemo } from "../../client/pages/create-blog-demo/load.server.ts";
import { load as freeContent } from "../../client/pages/free-content/load.server.ts";
import { load as home } from "../../client/pages/home/load.server.ts";
import { load as imprint } from "../../client/pages/imprint/load.server.ts";
import type { Loader } from "../../client/pages/loader.ts";
import { load as newsletter } from "../../client/pages/newsletter/load.server.ts";
import { load as notFound } from "../../client/pages/not-found/load.server.ts";
import { load as privacy } from "../../client/pages/privacy/load.server.ts";
import { load as privacyRequest } from "../../client/pages/privacy-request/load.server.ts";
import { load as quickAnalysis } from "../../client/pages/quick-analysis/load.server.ts";
import { load as salesAutomation } from "../../client/pages/sales-automation/load.server.ts";
import { load as salesAutomationDemo } from "../../client/pages/sales-automation-demo/load.server.ts";
import { load as services } from "../../client/pages/services/load.server.ts";
import { load as solutions } from "../../client/pages/solutions/load.server.ts";
import { load as terms } from "../../client/pages/terms/load.server.ts";
import { load as waitingInvoice } from "../../client/pages/waiting-invoice/load.server.ts";
import type { PageKey } from "../../shared/paths.ts";

export const LOADERS: Record<PageKey | "create-blog-demo" | "not-found", Loader> = {
	home,
	solutions,
	cases,
	"case-detail": caseDetail,
	about,
	"sales-automation": salesAutomation,
	"sales-automation-demo": salesAutomationDemo,
	"ai-business-areas": aiBusinessAreas,
	"free-content": freeContent,
	blog,
	"blog-post": blogPost,
	services,
	privacy,
	terms,
	imprint,
	"privacy-request": privacyRequest,
	newsletter,
	"waiting-invoice": waitingInvoice,
	"quick-analysis": quickAnalysis,
	"create-blog-demo": createBlogDemo,
	"not-found": notFound,
};
