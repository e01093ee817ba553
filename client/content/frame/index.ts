import { inEachLanguage } from "../../i18n/copy.ts";
import type { FrameCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const frame = inEachLanguage<FrameCopy>({ tr, de, en });
