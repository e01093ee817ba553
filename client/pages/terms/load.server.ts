import type { Operator } from "../../../shared/operator.ts";
import { legalCopies } from "../../parts/legal/copies.server.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { termsDocument } from "./document.ts";
import { seo } from "./seo.ts";
import { short } from "./short.ts";
import { translationDe } from "./translation-de.ts";
import { translationEn } from "./translation-en.ts";

/** The terms of use in each language; they name the operator if there is one. */
export const termsCopies = (operator?: Operator) =>
	legalCopies({
		document: termsDocument(operator),
		seo,
		short,
		translation: { tr: null, de: translationDe(operator), en: translationEn(operator) },
		form: "quick-analysis",
	});

export function load(server: PageServer, request: PageRequest) {
	const copy = termsCopies(server.site.operator)[request.language];
	return {
		status: 200,
		head: pageHead(server, request, "terms", copy.seo),
		data: { copy },
	};
}
