import type { Language } from "../../../shared/languages.ts";
import type { Compose, Composed } from "./composer/composer.ts";
import { compose as de } from "./composer/de.ts";
import { compose as en } from "./composer/en.ts";
import { compose as tr } from "./composer/tr.ts";
import { FIRST_CHOICES } from "./demo-input.ts";
import type { SalesAutomationDemoCopy } from "./tr.ts";

export const COMPOSE: Record<Language, Compose> = { tr, de, en };

/** What the demo shows before anybody has typed. @param copy in the same language. */
export const composeExamples = (language: Language, copy: SalesAutomationDemoCopy): Composed =>
	COMPOSE[language]({
		subjects: { ...FIRST_CHOICES, offer: copy.subjectLines.example },
		entry: copy.meetingBrief.example,
	});
