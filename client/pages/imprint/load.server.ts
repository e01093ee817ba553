import { inEachLanguage } from "../../i18n/copy.ts";
import { identityTerms } from "../../parts/legal/identity.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The imprint. Search engines may list it once the settings name a publisher. */
export function load(server: PageServer, request: PageRequest) {
	const copy = copies[request.language];
	const { operator } = server.site;
	return {
		status: 200,
		head: pageHead(server, request, "imprint", {
			...copy.seo,
			index: operator !== undefined,
		}),
		data: {
			copy,
			identity: operator ? identityTerms(operator, request.language) : [],
			missingSettings: server.missingSettings,
		},
	};
}
