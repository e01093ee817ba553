import { inEachLanguage } from "../../i18n/copy.ts";
import { faqData, organisationData } from "../../seo/structured-data.ts";
import { loadCopy } from "../page-head.server.ts";
import type { HomeCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage<HomeCopy>({ tr, de, en });

export const load = loadCopy("home", copies, ({ site }, copy) => [
	organisationData(site),
	faqData(copy.faq.items),
]);
