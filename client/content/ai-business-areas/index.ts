import { inEachLanguage } from "../../i18n/copy.ts";
import type { AiBusinessAreasCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { tr } from "./tr.ts";

export const aiBusinessAreas = inEachLanguage<AiBusinessAreasCopy>({
	tr,
	de,
	en,
});
