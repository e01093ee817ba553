import { inEachLanguage } from "../../i18n/copy.ts";
import type { HomeCopy } from "../../pages/home/copy.ts";
import { de } from "../../pages/home/de.ts";
import { en } from "../../pages/home/en.ts";
import { tr } from "../../pages/home/tr.ts";

export const home = inEachLanguage<HomeCopy>({ tr, de, en });
