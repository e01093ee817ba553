import { inEachLanguage } from "../../i18n/copy.ts";
import type { NewsletterCopies } from "../../pages/free-content/newsletter/copy.ts";
import { de } from "../../pages/free-content/newsletter/de.ts";
import { en } from "../../pages/free-content/newsletter/en.ts";
import { tr } from "../../pages/free-content/newsletter/tr.ts";

export const newsletter = inEachLanguage<NewsletterCopies>({ tr, de, en });
