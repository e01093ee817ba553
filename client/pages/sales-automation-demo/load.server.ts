import { DEMO_FORM } from "../../../shared/forms/forms.ts";
import { isIndexable, loadEnabledForm, loadForm } from "../../form/load-form.server.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import { copies as quickAnalysis } from "../../quick-analysis/copies.server.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { demoQuery, parseDemoInput } from "./demo-input.ts";
import { en } from "./en.ts";
import { COMPOSE, composeExamples } from "./examples.server.ts";
import { de as formDe } from "./form/de.ts";
import { en as formEn } from "./form/en.ts";
import { tr as formTr } from "./form/tr.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const formCopies = inEachLanguage({
	tr: formTr,
	de: formDe,
	en: formEn,
});

export async function load(server: PageServer, request: PageRequest) {
	const { language, outcome, query } = request;
	const copy = copies[language];
	const texts = formCopies[language];
	const form = await loadForm(server.forms, DEMO_FORM, texts, outcome);
	const analysis = await loadEnabledForm(server.forms, quickAnalysis[language], { state: "empty" });
	const input = parseDemoInput(query);
	const run = {
		input,
		composed: { ...composeExamples(language, copy), ...COMPOSE[language](input) },
	};
	return {
		status: 200,
		head: pageHead(server, request, "sales-automation-demo", {
			...copy.seo,
			index: isIndexable(form) && demoQuery(input) === "",
		}),
		data: { copy, run, analysis, form },
	};
}
