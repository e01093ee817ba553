import { inEachLanguage } from "../../i18n/copy.ts";
import { loadPeople, loadQuotes } from "../../parts/firm/load.server.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { dataTerms } from "./data/terms.server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

const loadTexts = loadCopy("about", copies);

export function load(server: PageServer, request: PageRequest) {
	const { language } = request;
	const page = loadTexts(server, request);
	return {
		...page,
		data: {
			...page.data,
			people: loadPeople(server.firm, language),
			quotes: loadQuotes(server.firm, language),
			dataTerms: dataTerms(server, language),
		},
	};
}
