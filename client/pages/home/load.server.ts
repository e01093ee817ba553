import type { Language } from "../../../shared/languages.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import { loadPeople, loadPrice, type PriceData } from "../../parts/firm/load.server.ts";
import { copies as quickAnalysis } from "../../quick-analysis/copies.server.ts";
import { excerptOf } from "../../quick-analysis/report/copy.ts";
import { faqData, organisationData } from "../../seo/structured-data.ts";
import { copies as blogCopies } from "../blog/copies.server.ts";
import { cardOf } from "../blog/load.server.ts";
import { CASES, casePicture } from "../cases/list.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { parseChoice } from "./example/choice.ts";
import { de as exampleDe } from "./example/de.ts";
import { en as exampleEn } from "./example/en.ts";
import { tr as exampleTr } from "./example/tr.ts";
import { type HomeCopy, tr } from "./tr.ts";
import type { PriceLine } from "./why-us.tsx";

export const copies = inEachLanguage({ tr, de, en });

export const exampleCopies = inEachLanguage({ tr: exampleTr, de: exampleDe, en: exampleEn });

/** The copy, with the price in the answer that is about it where the firm has one. */
function withPrice(copy: HomeCopy, { copy: price, from }: PriceData): HomeCopy {
	if (!from) return copy;
	const items = copy.faq.items.map((item) =>
		item.asksPrice ? { ...item, answer: `${price.fromLabel}: ${from}. ${item.answer}` } : item,
	);
	return { ...copy, faq: { ...copy.faq, items } };
}

const toLine = ({ copy, from }: PriceData): PriceLine | undefined =>
	from ? { label: copy.fromLabel, from, more: copy.title } : undefined;

/** The home page's copy, the example report and its choice, and company and picture of the teasers' case studies. */
export async function load(server: PageServer, request: PageRequest) {
	const { language } = request;
	const price = loadPrice(server.firm, language);
	const copy = withPrice(copies[language], price);
	const latest = await readLatest(server, language);
	const { latest: title, back: all } = blogCopies[language].post;
	const cases = Object.fromEntries(
		CASES.map(({ slug, company }) => [slug, { company, picture: casePicture(slug) }]),
	);
	return {
		status: 200,
		isPartial: !latest,
		head: pageHead(server, request, "home", {
			...copy.seo,
			structuredData: [organisationData(server.site), faqData(copy.faq.items)],
		}),
		data: {
			copy,
			cases,
			example: exampleCopies[language],
			choice: parseChoice(request.query),
			people: loadPeople(server.firm, language),
			price: toLine(price),
			latest: { title, all, posts: (latest ?? []).map(cardOf) },
			report: excerptOf(quickAnalysis[language].report, 3),
		},
	};
}

/** The latest posts; undefined where they cannot be read: the page does without them. */
async function readLatest({ posts, log }: PageServer, language: Language) {
	try {
		return await posts.latest(language);
	} catch (err) {
		log.error({ err, language }, "Error fetching posts:");
	}
}
