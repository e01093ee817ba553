import type { Language } from "../../../shared/languages.ts";
import { copies as libraryCopies } from "../free-content/load.server.ts";
import { RESOURCE_PARAMETER, RESOURCES, resourcesIn } from "../free-content/resources.ts";
import { parseChoice } from "../home/example/choice.ts";
import { writeExample } from "../home/example/write.ts";
import { exampleCopies } from "../home/load.server.ts";
import {
	checkFigures,
	FIGURE_NAMES,
	figuresQuery,
	typedFigures,
} from "../waiting-invoice/figures.ts";
import { copies as invoiceCopies } from "../waiting-invoice/load.server.ts";
import { sayInvoice } from "../waiting-invoice/wording.ts";

/**
 * The initial text of the form's message, from the parameters of the query: a choice of the hero's report, the
 * figures of the invoice for waiting, or a resource of the library. Only words of the site's own are said.
 */
export function askedMessage(query: URLSearchParams, language: Language): string {
	if (query.has("bottleneck")) {
		return writeExample(exampleCopies[language], parseChoice(query)).message;
	}
	if (FIGURE_NAMES.some((name) => query.has(name))) {
		const typed = typedFigures(query);
		const copy = invoiceCopies[language];
		const checked = checkFigures(typed, language);
		// The figures of our example are not the visitor's.
		return "figures" in checked && figuresQuery(typed) !== copy.example.query
			? sayInvoice(copy, checked.figures, language).message
			: "";
	}
	const asked = query.get(RESOURCE_PARAMETER);
	if (!RESOURCES.some(({ id }) => id === asked)) return "";
	const { resources, library } = libraryCopies[language];
	return (
		resourcesIn(resources, {}, library.card).find(({ id }) => id === asked)?.request.message ?? ""
	);
}
