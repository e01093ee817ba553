import type { Language } from "../../../shared/languages.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import { loadPeople, loadPrice } from "../../parts/firm/load.server.ts";
import { copies as quickAnalysis } from "../../quick-analysis/copies.server.ts";
import { excerptOf } from "../../quick-analysis/report/copy.ts";
import { faqData, organisationData } from "../../seo/structured-data.ts";
import { copies as blogCopies } from "../blog/copies.server.ts";
import { cardOf } from "../blog/load.server.ts";
import { CASES, casePicture } from "../cases/list.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { Firm, PageServer } from "../page-server.ts";
import type { HomeCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { parseChoice } from "./example/choice.ts";
import { de as exampleDe } from "./example/de.ts";
import { en as exampleEn } from "./example/en.ts";
import { tr as exampleTr } from "./example/tr.ts";
import type { LatestPosts } from "./posts.tsx";
import { tr } from "./tr.ts";

/** How many posts the page shows: one row. */
const LATEST = 3;

export const copies = inEachLanguage({ tr, de, en });

export const exampleCopies = inEachLanguage({ tr: exampleTr, de: exampleDe, en: exampleEn });

const loadHome = loadCopy("home", copies, ({ site, firm }, { faq }, language) => [
	organisationData(site),
	faqData(withPrice(faq.items, firm, language)),
]);

/** The questions, with the price in its answer where the firm has one. */
function withPrice(items: HomeCopy["faq"]["items"], firm: Firm, language: Language) {
	const { from = "" } = loadPrice(firm, language);
	const price = from && `${from[0]?.toLocaleUpperCase(language)}${from.slice(1)}. `;
	return items.map(({ question, asksPrice, answer }) => ({
		question,
		answer: asksPrice ? price + answer : answer,
	}));
}

/** The home page's copy, the example report and its choice, and company and picture of the teasers' case studies. */
export async function load(server: PageServer, request: PageRequest) {
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
			faq: {
				...page.data.copy.faq,
				items: withPrice(page.data.copy.faq.items, server.firm, request.language),
			},
			cases,
			example: exampleCopies[request.language],
			choice: parseChoice(request.query),
			people: loadPeople(server.firm, request.language),
			latest: await loadLatest(server, request.language),
			report: excerptOf(quickAnalysis[request.language].report, 3),
		},
	};
}

/** The latest posts. Where they cannot be read the page does without them. */
async function loadLatest({ posts, log }: PageServer, language: Language): Promise<LatestPosts> {
	const { latest: title, back: all } = blogCopies[language].post;
	try {
		const latest = await posts.latest(language, LATEST);
		return { title, all, posts: latest.map(cardOf) };
	} catch (err) {
		log.error({ err, language }, "Error fetching posts:");
		return { title, all, posts: [] };
	}
}
