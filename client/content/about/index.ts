import { inEachLanguage } from "../../i18n/copy.ts";
import type { AboutCopy } from "../../pages/about/copy.ts";
import { de } from "../../pages/about/de.ts";
import { en } from "../../pages/about/en.ts";
import { tr } from "../../pages/about/tr.ts";

export const about = inEachLanguage<AboutCopy>({ tr, de, en });
