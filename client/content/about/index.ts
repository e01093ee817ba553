import { inEachLanguage } from "../../i18n/copy.ts";
import type { AboutCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const about = inEachLanguage<AboutCopy>({ tr, de, en });
