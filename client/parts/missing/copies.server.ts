import { inEachLanguage } from "../../i18n/copy.ts";
import type { MissingCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage<MissingCopy>({ tr, de, en });
