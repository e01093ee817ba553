import type { EnabledForm } from "../../../shared/forms/page-form.ts";
import { isIndexable, loadEnabledForm } from "../../form/load-form.server.ts";
import { copies } from "../../quick-analysis/copies.server.ts";
import type { QuickAnalysisCopy } from "../../quick-analysis/tr.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";

/** The quick-analysis form as a page. */
export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<LoadedPage<{ form: EnabledForm<QuickAnalysisCopy> }>> {
	const { language, outcome } = request;
	const form = await loadEnabledForm(server.forms, copies[language], outcome);
	return {
		status: 200,
		head: pageHead(server, request, "quick-analysis", {
			...form.copy.seo,
			index: isIndexable(form),
		}),
		data: { form },
	};
}
