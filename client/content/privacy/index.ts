import { inEachLanguage } from "../../i18n/copy.ts";
import type { LegalCopy } from "../legal/copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const privacy = inEachLanguage<LegalCopy>({ tr, de, en });
