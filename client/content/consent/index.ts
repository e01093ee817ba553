import type { ConsentCopy } from "../../analytics/consent-copy.ts";
import { de } from "../../analytics/consent-de.ts";
import { en } from "../../analytics/consent-en.ts";
import { tr } from "../../analytics/consent-tr.ts";
import { inEachLanguage } from "../../i18n/copy.ts";

export const consent = inEachLanguage<ConsentCopy>({ tr, de, en });
