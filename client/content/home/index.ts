import { inEachLanguage } from "../../i18n/copy.ts";
import type { HomeCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const home = inEachLanguage<HomeCopy>({ tr, de, en });
