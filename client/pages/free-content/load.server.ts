import { NEWSLETTER } from "../../../shared/forms/forms.ts";
import { isIndexable, loadForm } from "../../form/load-form.server.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { FaqCopy } from "../../parts/faq.tsx";
import { faqData } from "../../seo/structured-data.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { de as newsletterDe } from "./newsletter/de.ts";
import { en as newsletterEn } from "./newsletter/en.ts";
import { tr as newsletterTr } from "./newsletter/tr.ts";
import { RESOURCES, type ResourceLinks, resourcesIn } from "./resources.ts";
import type { FreeContentCopy } from "./tr.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const newsletterCopies = inEachLanguage({
	tr: newsletterTr,
	de: newsletterDe,
	en: newsletterEn,
});

export async function load(server: PageServer, request: PageRequest) {
	const { language, outcome } = request;
	const { resources, ...texts } = copies[language];
	const copy = { ...texts, faq: faqFor(texts.faq, server.resourceLinks) };
	const { disabled, enabled, confirmed } = newsletterCopies[language];
	const newsletterTexts = {
		disabled,
		enabled: server.newsletter.confirms ? confirmed : enabled,
	};
	const newsletter = await loadForm(server.forms, NEWSLETTER, newsletterTexts, outcome);
	return {
		status: 200,
		head: pageHead(server, request, "free-content", {
			...copy.seo,
			structuredData: [faqData(copy.faq.items)],
			index: isIndexable(newsletter),
		}),
		data: {
			copy,
			resources: resourcesIn(resources, server.resourceLinks, copy.library.card),
			newsletter,
		},
	};
}

/** The FAQ whose answers name the ways to a resource that the cards offer: by mail, on a platform, or both. */
function faqFor(faq: FreeContentCopy["faq"], links: ResourceLinks): FaqCopy {
	const linked = RESOURCES.filter(({ id }) => links[id]).length;
	const only = linked === 0 ? "mail" : linked === RESOURCES.length ? "platform" : "answer";
	const items = faq.items.map((item) => ({
		question: item.question,
		answer: item[only] ?? item.answer,
	}));
	return { ...faq, items };
}
