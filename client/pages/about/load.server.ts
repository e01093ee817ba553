import { loadPeople, loadQuotes } from "../../parts/firm/load.server.ts";
import type { PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { copies } from "./copies.server.ts";
import { dataTerms } from "./data/terms.server.ts";

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
