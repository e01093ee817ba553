import type { FastifyInstance } from "fastify";
import { copies } from "../../../client/content/copies.ts";
import {
	DEMO_FORM,
	NEWSLETTER,
	type RelayedForm,
} from "../../../client/form/relayed-forms.ts";
import type { Language } from "../../../client/i18n/languages.ts";
import { type PageKey, pathFor, pathsOf } from "../../../client/i18n/paths.ts";
import type {
	FormOutcome,
	LiveForm,
	OpenableForm,
	PageData,
} from "../../../client/pages/data.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";
import { faqData } from "../../../client/seo/structured-data.ts";
import { relayedForms } from "../../leads/forms.ts";
import { guardForm } from "../form-guard.ts";
import { shareImage } from "../share/address.ts";

interface FormPage {
	site: Site;
	language: Language;
	/** What became of the page's form, if this request sent it. */
	outcome: FormOutcome;
}

/** The quick-analysis form as a page. */
export async function quickAnalysisPage(
	app: FastifyInstance,
	{ site, language, outcome }: FormPage,
): Promise<PageData> {
	const copy = copies.quickAnalysis[language];
	const guard = await guardForm(app, outcome);
	return {
		page: "quick-analysis",
		language,
		copy,
		outcome,
		guard,
		head: headOf(site, language, "quick-analysis", {
			...copy.seo,
			index: outcome.state === "empty",
		}),
	};
}

/** The demo of the sales automation, with its contact form. */
export async function demoPage(
	app: FastifyInstance,
	{ site, language, outcome }: FormPage,
): Promise<PageData> {
	const copy = copies.salesAutomationDemo[language];
	const texts = copies.demoForm[language];
	const form = await openableForm(app, DEMO_FORM, texts, outcome);
	return {
		page: "sales-automation-demo",
		language,
		copy,
		form,
		head: headOf(site, language, "sales-automation-demo", {
			...copy.seo,
			description: form.copy.pageDescription,
			index: isUntouched(form),
		}),
	};
}

/** The free content library, with the newsletter's form. */
export async function freeContentPage(
	app: FastifyInstance,
	{ site, language, outcome }: FormPage,
): Promise<PageData> {
	const copy = copies.freeContent[language];
	const texts = copies.newsletter[language];
	const newsletter = await openableForm(app, NEWSLETTER, texts, outcome);
	return {
		page: "free-content",
		language,
		copy,
		newsletter,
		head: headOf(site, language, "free-content", {
			...copy.seo,
			structuredData: [faqData(copy.faq.items)],
			index: isUntouched(newsletter),
		}),
	};
}

/** The form as the operator has it. The page learns that it is sent, never where to. */
async function openableForm<Inert, Live>(
	app: FastifyInstance,
	form: RelayedForm,
	texts: { inert: Inert; live: Live },
	outcome: FormOutcome,
): Promise<OpenableForm<Inert, Live>> {
	if (!relayedForms(app.config).includes(form)) {
		return { live: false, copy: texts.inert };
	}
	const guard = await guardForm(app, outcome);
	return { live: true, copy: texts.live, outcome, guard };
}

const isUntouched = (form: { live: false } | LiveForm<unknown>) =>
	!form.live || form.outcome.state === "empty";

function headOf(
	site: Site,
	language: Language,
	page: PageKey,
	texts: Pick<
		Parameters<typeof buildHead>[1],
		"title" | "description" | "index" | "structuredData"
	>,
) {
	const canonical = pathFor(page, language);
	return buildHead(site, {
		language,
		...texts,
		canonical,
		alternates: pathsOf(page),
		image: shareImage(site, canonical, texts.title),
	});
}
