import { isIndexable, loadEnabledForm } from "../../form/load-form.server.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** The form for requests about personal data, and the e-mail address for them. */
export async function load(server: PageServer, request: PageRequest) {
	const { language, outcome } = request;
	const form = await loadEnabledForm(server.forms, copies[language], outcome);
	return {
		status: 200,
		head: pageHead(server, request, "privacy-request", {
			...form.copy.seo,
			index: isIndexable(form),
		}),
		data: { form, mail: server.site.operator?.privacyContact },
	};
}
