import { inEachLanguage } from "../../i18n/copy.ts";
import type { NewsletterCopies } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const newsletter = inEachLanguage<NewsletterCopies>({ tr, de, en });
