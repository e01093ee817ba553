import { inEachLanguage } from "../../i18n/copy.ts";
import type { QuickAnalysisCopy } from "../../quick-analysis/copy.ts";
import { de } from "../../quick-analysis/de.ts";
import { en } from "../../quick-analysis/en.ts";
import { tr } from "../../quick-analysis/tr.ts";

export const quickAnalysis = inEachLanguage<QuickAnalysisCopy>({ tr, de, en });
