import { inEachLanguage } from "../../i18n/copy.ts";
import type { SalesAutomationCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const salesAutomation = inEachLanguage<SalesAutomationCopy>({
	tr,
	de,
	en,
});
