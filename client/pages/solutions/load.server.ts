import { inEachLanguage } from "../../i18n/copy.ts";
import { loadCopy, withReport } from "../page-head.server.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

export const load = withReport(loadCopy("solutions", copies), 5);
