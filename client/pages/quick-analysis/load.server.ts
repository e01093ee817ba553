import { isIndexable, loadEnabledForm } from "../../form/load-form.server.ts";
import { copies } from "../../quick-analysis/copies.server.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { askedMessage } from "./asked.server.ts";

/** The quick-analysis form as a page, with a message from the parameters of the query. */
export async function load(server: PageServer, request: PageRequest) {
	const { language, outcome, query } = request;
	const form = await loadEnabledForm(server.forms, copies[language], outcome);
	const message = askedMessage(query, language);
	if (outcome.state === "empty" && message) form.outcome = { ...outcome, values: { message } };
	return {
		status: 200,
		head: pageHead(server, request, "quick-analysis", {
			...form.copy.seo,
			index: isIndexable(form),
		}),
		data: { form },
	};
}
