import { inEachLanguage } from "../../i18n/copy.ts";
import type { ErrorDocumentCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const errorDocument = inEachLanguage<ErrorDocumentCopy>({ tr, de, en });
