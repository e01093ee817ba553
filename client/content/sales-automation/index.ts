import { inEachLanguage } from "../../i18n/copy.ts";
import type { SalesAutomationCopy } from "../../pages/sales-automation/copy.ts";
import { de } from "../../pages/sales-automation/de.ts";
import { en } from "../../pages/sales-automation/en.ts";
import { tr } from "../../pages/sales-automation/tr.ts";

export const salesAutomation = inEachLanguage<SalesAutomationCopy>({
	tr,
	de,
	en,
});
