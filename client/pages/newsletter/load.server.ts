import { inEachLanguage } from "../../i18n/copy.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The page behind the links in the newsletter's mails. */
export async function load(server: PageServer, request: PageRequest) {
	const copy = copies[request.language];
	return {
		status: 200,
		head: pageHead(server, request, "newsletter", {
			...copy.seo,
			index: false,
		}),
		data: {
			copy,
			link: await server.newsletter.read(request.query),
		},
	};
}
