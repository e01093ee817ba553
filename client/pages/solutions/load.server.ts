import { inEachLanguage } from "../../i18n/copy.ts";
import { loadCopy } from "../page-head.server.ts";
import type { SolutionsCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const copies = inEachLanguage<SolutionsCopy>({ tr, de, en });

export const load = loadCopy("solutions", copies);
