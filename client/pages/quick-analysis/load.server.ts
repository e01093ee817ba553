import type { FormGuard } from "../../form/guard.ts";
import type { FormOutcome } from "../../form/outcome.ts";
import { copies } from "../../quick-analysis/copies.server.ts";
import type { QuickAnalysisCopy } from "../../quick-analysis/copy.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";

/** The quick-analysis form as a page. */
export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<
	LoadedPage<{
		copy: QuickAnalysisCopy;
		outcome: FormOutcome;
		guard: FormGuard;
	}>
> {
	const { language, outcome } = request;
	const copy = copies[language];
	return {
		status: 200,
		head: pageHead(server, request, "quick-analysis", {
			...copy.seo,
			index: outcome.state === "empty",
		}),
		data: { copy, outcome, guard: await server.forms.guard(outcome) },
	};
}
