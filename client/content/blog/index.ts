import { inEachLanguage } from "../../i18n/copy.ts";
import type { BlogCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const blog = inEachLanguage<BlogCopy>({ tr, de, en });
