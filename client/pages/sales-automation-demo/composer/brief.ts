import {
	COMPANY,
	DEFAULT_MINUTES,
	JOB_MASK,
	OTHER_JOB,
	personPattern,
	readWhen,
} from "./calendar-entry.ts";
import type { Part } from "./parts.ts";

/** A word list of one language for the calendar entry: the pattern, and the result of a match. */
interface Kind {
	pattern: RegExp;
	name: string;
	goal: string;
	/** The parts of the meeting, with their share of its minutes. */
	agenda: readonly (readonly [share: number, what: string])[];
	close: string;
}

interface Topic {
	pattern: RegExp;
	name: string;
	ask: string;
	bring: string;
}

/** The words of a meeting brief in one language. The first kind stands for an entry without one. */
export interface BriefWords {
	labels: Record<"when" | "company" | "contact" | "goal" | "agenda" | "ask" | "bring", string> & {
		close: string;
	};
	days: RegExp;
	/** Dates with the name of a month. */
	dates: RegExp;
	kinds: readonly [Kind, ...Kind[]];
	roles: readonly { pattern: RegExp; name: string; ask: string }[];
	topics: readonly Topic[];
	/** The day and time found, as the language writes them in one line. */
	when: (pieces: readonly string[]) => string;
	minutes: (count: number) => string;
	missing: Record<"when" | "company" | "contact", string>;
	nothing: Record<"ask" | "bring", string>;
	rules: {
		when: string;
		company: (form: string) => string;
		contact: (found: string) => string;
		kind: (name: string) => string;
		noKind: string;
		agenda: (minutes: string, isGiven: boolean) => string;
		ask: (names: string) => string;
		bring: (names: string) => string;
		close: string;
		missing: string;
	};
}

/** A meeting brief: the entry with the words that a rule has found, and the rows of the page: none if no rule has found any. */
export interface MeetingBrief {
	entry: readonly Part[];
	rows: readonly BriefRow[];
}

interface BriefRow {
	label: string;
	lines: readonly string[];
	/** The rule that produced the row. */
	rule: string;
	/** Whether the entry lacks it. */
	isMissing: boolean;
}

/** The brief of a calendar entry, on one page. */
export function composeBrief(entry: string, words: BriefWords): MeetingBrief {
	const { labels, rules, missing, nothing } = words;
	const found: [start: number, end: number][] = [];
	let rest = entry;
	const cover = (start: number, { length }: string, mask = ";") => {
		const end = start + length;
		found.push([start, end]);
		rest = rest.slice(0, start) + mask.repeat(length) + rest.slice(end);
	};
	/** The match of a pattern, which no later pattern sees again. */
	const take = (pattern: RegExp, mask?: string) => {
		const match = pattern.exec(rest);
		if (match) cover(match.index, match[0], mask);
		return match;
	};

	const { pieces, minutes: given } = readWhen(entry, words.days, words.dates);
	for (const [start, text] of pieces) cover(start, text);
	const when = pieces.toSorted(([a], [b]) => a - b).map(([, text]) => text.trim());
	const kind = words.kinds.find(({ pattern }) => take(pattern));
	let job: string | undefined;
	const role = words.roles.find(({ pattern }) => {
		job = take(pattern, JOB_MASK)?.[0];
		return job;
	});
	job ??= take(OTHER_JOB, JOB_MASK)?.[0];
	const person = take(personPattern(words.topics.map(({ pattern }) => pattern)))?.[0].replace(
		/^Herrn/,
		"Herr",
	);
	const company = take(COMPANY);
	const topics = words.topics.filter(({ pattern }) => take(pattern));

	if (found.length === 0) return { entry: partsOf(entry, found), rows: [] };
	const { name, goal, agenda, close } = kind ?? words.kinds[0];
	const minutes = given ?? DEFAULT_MINUTES;
	const contact = [person, job?.trim()].filter((text) => text !== undefined);
	const askers = [...(role ? [role] : []), ...topics];
	const namesOf = (items: readonly { name: string }[]) => items.map((item) => item.name).join(", ");

	const row = (key: keyof typeof labels, lines: readonly string[], rule: string): BriefRow => ({
		label: labels[key],
		lines,
		rule,
		isMissing: false,
	});
	const foundRow = (key: keyof typeof missing, lines: readonly string[], rule: string): BriefRow =>
		lines.length > 0
			? row(key, lines, rule)
			: { ...row(key, [missing[key]], rules.missing), isMissing: true };

	return {
		entry: partsOf(entry, found),
		rows: [
			foundRow("when", when.length > 0 ? [words.when(when)] : [], rules.when),
			foundRow("company", company ? [company[0]] : [], rules.company(company?.[2] ?? "")),
			foundRow(
				"contact",
				contact.length > 0 ? [contact.join(", ")] : [],
				rules.contact(contact.join(", ")),
			),
			row("goal", [goal], kind ? rules.kind(name) : rules.noKind),
			row(
				"agenda",
				sharesOf(minutes, agenda).map(([count, what]) => `${words.minutes(count)}: ${what}`),
				rules.agenda(words.minutes(minutes), given !== undefined),
			),
			row(
				"ask",
				askers.length > 0 ? askers.map(({ ask }) => ask) : [nothing.ask],
				askers.length > 0 ? rules.ask(namesOf(askers)) : rules.noKind,
			),
			row(
				"bring",
				topics.length > 0 ? topics.map(({ bring }) => bring) : [nothing.bring],
				topics.length > 0 ? rules.bring(namesOf(topics)) : rules.noKind,
			),
			row("close", [close], rules.close),
		],
	};
}

/** The minutes of each part, in steps of five unless the meeting is short; the last one gets the rest. */
function sharesOf(minutes: number, agenda: Kind["agenda"]): [count: number, what: string][] {
	const step = minutes < 15 ? 1 : 5;
	let left = minutes;
	return agenda.map(([share, what], index) => {
		const count =
			index === agenda.length - 1
				? left
				: // A half is rounded down, for the last part.
					Math.ceil((minutes * share) / step - 0.5) * step;
		left -= count;
		return [count, what];
	});
}

/** The entry cut at the words that a rule has found. */
function partsOf(entry: string, found: readonly [number, number][]): Part[] {
	const parts: Part[] = [];
	let at = 0;
	for (const [start, end] of found.toSorted(([a], [b]) => a - b)) {
		parts.push({ text: entry.slice(at, start), marked: false });
		parts.push({ text: entry.slice(start, end), marked: true });
		at = end;
	}
	parts.push({ text: entry.slice(at), marked: false });
	return parts.filter(({ text }) => text !== "");
}
