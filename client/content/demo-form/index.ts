import { inEachLanguage } from "../../i18n/copy.ts";
import type { DemoFormCopies } from "../../pages/sales-automation-demo/form/copy.ts";
import { de } from "../../pages/sales-automation-demo/form/de.ts";
import { en } from "../../pages/sales-automation-demo/form/en.ts";
import { tr } from "../../pages/sales-automation-demo/form/tr.ts";

export const demoForm = inEachLanguage<DemoFormCopies>({ tr, de, en });
