import { fill } from "../../../../shared/fill.ts";
import type { Language } from "../../../../shared/languages.ts";
import { inEachLanguage } from "../../../i18n/copy.ts";
import type { PageServer } from "../../page-server.ts";
import { serviceName } from "../../privacy/facts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { type DataCopy, tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

/** A fact about a visitor's data: a line for each of its texts. */
export interface DataTerm {
	term: string;
	texts: readonly string[];
	/** Whether it says who is responsible or for how long, which few visitors look for. */
	isFolded: boolean;
}

const FOLDED: ReadonlySet<string> = new Set<keyof DataCopy["terms"]>([
	"controller",
	"euRepresentative",
	"receivers",
	"storage",
	"backups",
]);

/** The facts about data that the configuration and the settings support. */
export function dataTerms(
	{ privacy, site: { operator } }: Pick<PageServer, "privacy" | "site">,
	language: Language,
): DataTerm[] {
	const { terms, texts } = copies[language];
	const { retention: kept, backupDays, receivers, analytics, mail } = privacy;
	const storage = kept
		? fill(texts.storedFor, { days: kept.days, unseen: Math.max(kept.days, kept.unseenDays) })
		: texts.storedUntilDone;
	const facts: Record<keyof typeof terms, string | readonly string[] | undefined> = {
		controller: operator && [operator.name, operator.address].filter(Boolean).join(", "),
		euRepresentative: operator?.euRepresentative,
		place: [texts.place, mail && texts.mail].filter(Boolean).join(" "),
		receivers,
		storage,
		backups:
			backupDays === undefined
				? undefined
				: fill(backupDays === 0 ? texts.backupsUntilDeleted : texts.backupsFor, {
						days: backupDays,
					}),
		access: texts.access,
		visits: analytics ? fill(texts.counted, { service: serviceName(analytics) }) : texts.notCounted,
	};
	const names: Record<string, string> = terms;
	return Object.entries(facts).flatMap(([name, fact]) => {
		const lines = [fact || []].flat();
		if (lines.length === 0) return [];
		return [{ term: names[name] ?? name, texts: lines, isFolded: FOLDED.has(name) }];
	});
}
