import { inEachLanguage } from "../../i18n/copy.ts";
import type { SolutionsCopy } from "../../pages/solutions/copy.ts";
import { de } from "../../pages/solutions/de.ts";
import { en } from "../../pages/solutions/en.ts";
import { tr } from "../../pages/solutions/tr.ts";

export const solutions = inEachLanguage<SolutionsCopy>({ tr, de, en });
