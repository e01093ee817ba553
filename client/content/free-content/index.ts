import { inEachLanguage } from "../../i18n/copy.ts";
import type { FreeContentCopy } from "../../pages/free-content/copy.ts";
import { de } from "../../pages/free-content/de.ts";
import { en } from "../../pages/free-content/en.ts";
import { tr } from "../../pages/free-content/tr.ts";

export const freeContent = inEachLanguage<FreeContentCopy>({ tr, de, en });
