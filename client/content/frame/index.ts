import type { FrameCopy } from "../../frame/copy.ts";
import { de } from "../../frame/de.ts";
import { en } from "../../frame/en.ts";
import { tr } from "../../frame/tr.ts";
import { inEachLanguage } from "../../i18n/copy.ts";

export const frame = inEachLanguage<FrameCopy>({ tr, de, en });
