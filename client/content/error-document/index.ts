import type { ErrorDocumentCopy } from "../../frame/error-document/copy.ts";
import { de } from "../../frame/error-document/de.ts";
import { en } from "../../frame/error-document/en.ts";
import { tr } from "../../frame/error-document/tr.ts";
import { inEachLanguage } from "../../i18n/copy.ts";

export const errorDocument = inEachLanguage<ErrorDocumentCopy>({ tr, de, en });
