import {
	loadPeople,
	loadQuotes,
	type PeopleData,
	type QuotesData,
} from "../../parts/firm/load.server.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { loadCopy } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { copies } from "./copies.server.ts";
import { type DataTerm, dataTerms } from "./data/terms.server.ts";
import type { AboutCopy } from "./tr.ts";

const loadTexts = loadCopy("about", copies);

interface AboutData {
	copy: AboutCopy;
	people: PeopleData | null;
	quotes: QuotesData | null;
	dataTerms: DataTerm[];
}

export function load(server: PageServer, request: PageRequest): LoadedPage<AboutData> {
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
