import { inEachLanguage } from "../../i18n/copy.ts";
import { de } from "../../pages/privacy/de.ts";
import { en } from "../../pages/privacy/en.ts";
import { tr } from "../../pages/privacy/tr.ts";
import type { LegalCopy } from "../../parts/legal/copy.ts";

export const privacy = inEachLanguage<LegalCopy>({ tr, de, en });
