import { inEachLanguage } from "../../i18n/copy.ts";
import type { SalesAutomationDemoCopy } from "../../pages/sales-automation-demo/copy.ts";
import { de } from "../../pages/sales-automation-demo/de.ts";
import { en } from "../../pages/sales-automation-demo/en.ts";
import { tr } from "../../pages/sales-automation-demo/tr.ts";

export const salesAutomationDemo = inEachLanguage<SalesAutomationDemoCopy>({
	tr,
	de,
	en,
});
