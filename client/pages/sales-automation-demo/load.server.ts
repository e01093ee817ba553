import { DEMO_FORM } from "../../form/forms.ts";
import { isIndexable, loadForm } from "../../form/load-form.server.ts";
import type { PageForm } from "../../form/page-form.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import type { SalesAutomationDemoCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type {
	DemoFormCopies,
	DisabledDemoFormCopy,
	EnabledDemoFormCopy,
} from "./form/copy.ts";
import { de as formDe } from "./form/de.ts";
import { en as formEn } from "./form/en.ts";
import { tr as formTr } from "./form/tr.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage<SalesAutomationDemoCopy>({ tr, de, en });

export const formCopies = inEachLanguage<DemoFormCopies>({
	tr: formTr,
	de: formDe,
	en: formEn,
});

export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<
	LoadedPage<{
		copy: SalesAutomationDemoCopy;
		form: PageForm<DisabledDemoFormCopy, EnabledDemoFormCopy>;
	}>
> {
	const { language, outcome } = request;
	const copy = copies[language];
	const texts = formCopies[language];
	const form = await loadForm(server.forms, DEMO_FORM, texts, outcome);
	return {
		status: 200,
		head: pageHead(server, request, "sales-automation-demo", {
			...copy.seo,
			description: form.copy.pageDescription,
			index: isIndexable(form),
		}),
		data: { copy, form },
	};
}
