import { inEachLanguage } from "../../i18n/copy.ts";
import { loadCopy } from "../page-head.server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const load = loadCopy("ai-business-areas", copies);
