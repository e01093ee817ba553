import { inEachLanguage } from "../../i18n/copy.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { figuresQuery, typedFigures } from "./figures.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The invoice for waiting, with the figures of the query. */
export function load(server: PageServer, request: PageRequest) {
	const copy = copies[request.language];
	const typed = typedFigures(request.query);
	return {
		status: 200,
		head: pageHead(server, request, "waiting-invoice", {
			...copy.seo,
			index: figuresQuery(typed) === "",
		}),
		data: { copy, typed },
	};
}
