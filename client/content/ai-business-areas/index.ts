import { inEachLanguage } from "../../i18n/copy.ts";
import type { AiBusinessAreasCopy } from "../../pages/ai-business-areas/copy.ts";
import { de } from "../../pages/ai-business-areas/de.ts";
import { en } from "../../pages/ai-business-areas/en.ts";
import { tr } from "../../pages/ai-business-areas/tr.ts";

export const aiBusinessAreas = inEachLanguage<AiBusinessAreasCopy>({
	tr,
	de,
	en,
});
