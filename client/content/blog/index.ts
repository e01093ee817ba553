import { inEachLanguage } from "../../i18n/copy.ts";
import type { BlogCopy } from "../../pages/blog/copy.ts";
import { de } from "../../pages/blog/de.ts";
import { en } from "../../pages/blog/en.ts";
import { tr } from "../../pages/blog/tr.ts";

export const blog = inEachLanguage<BlogCopy>({ tr, de, en });
