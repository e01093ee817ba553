import { inEachLanguage } from "../../i18n/copy.ts";
import { de } from "../../pages/terms/de.ts";
import { en } from "../../pages/terms/en.ts";
import { tr } from "../../pages/terms/tr.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";

export const terms = inEachLanguage<LegalCopy>({ tr, de, en });
