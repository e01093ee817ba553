import type { EnabledForm } from "../../../shared/forms/page-form.ts";
import type { Receipt } from "../../../shared/forms/receipt.ts";
import { parseReceiptKey, type ReceiptKey } from "../../../shared/forms/receipt-key.ts";
import { isIndexable, loadEnabledForm } from "../../form/load-form.server.ts";
import { copies } from "../../quick-analysis/copies.server.ts";
import type { QuickAnalysisCopy } from "../../quick-analysis/tr.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";

interface PageOfForm {
	form: EnabledForm<QuickAnalysisCopy>;
	/** After a post without JavaScript. */
	receipt: { receiptKey: ReceiptKey; first: Receipt } | undefined;
}

/** The quick-analysis form as a page. */
export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<LoadedPage<PageOfForm>> {
	const { language, outcome, query } = request;
	const fields = Object.fromEntries(query);
	const form = await loadEnabledForm(server.forms, copies[language], outcome);
	const receiptKey = parseReceiptKey(fields);
	const first = await server.forms.receipt(fields);
	return {
		status: 200,
		head: pageHead(server, request, "quick-analysis", {
			...form.copy.seo,
			index: isIndexable(form),
		}),
		data: {
			form,
			receipt: receiptKey && first && { receiptKey, first },
		},
	};
}
