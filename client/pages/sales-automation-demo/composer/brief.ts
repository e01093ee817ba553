import type { Part } from "./parts.ts";

/** A word list of one language for the calendar entry: the pattern, and what follows from a match. */
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
	labels: Record<
		"when" | "company" | "contact" | "goal" | "agenda" | "ask" | "bring",
		string
	> & { close: string };
	days: RegExp;
	kinds: readonly [Kind, ...Kind[]];
	roles: readonly { pattern: RegExp; name: string; ask: string }[];
	topics: readonly Topic[];
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

/** A meeting brief: the entry with the words that a rule has found, and the rows of the page. */
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

const TIME =
	/(?<!\d)((?:[01]?\d|2[0-3])(?::[0-5]\d|\.(?:00|15|30|45)(?![.\d])))(?:\s*[-–]\s*((?:[01]?\d|2[0-3])(?::[0-5]\d|\.(?:00|15|30|45)(?![.\d]))))?/u;

const DATE = /(?<!\d)\d{1,2}[./]\d{1,2}(?:[./](?:\d{4}|\d{2}))?\.?(?!\d)/u;

/** A company is recognised by its legal form, whatever the language of the page. */
const COMPANY =
	/(?<!\p{L})((?:[\p{Lu}\d][\p{L}\d&'’-]*\s){1,4})(GmbH & Co\. KG|GmbH|AG|KG|SE|UG|A\.?Ş\.?|Ltd\. ?Şti\.?|Ltd\.?|Inc\.?|LLC|plc)(?!\p{L})/u;

const NAME = String.raw`\p{Lu}[\p{L}’'-]+`;

/** A person is recognised by a title. A second name counts only at the end of its phrase. */
const PERSON = new RegExp(
	String.raw`(?<!\p{L})(?:(?:(?:Frau|Herrn?|Mrs?|Ms|Dr|Prof|Sn|Sayın)\.?\s){1,2}${NAME}(?:\s${NAME}(?=[,;:()]|$))?|${NAME}(?:\s${NAME})?\s(?:Hanım|Bey)(?!\p{L}))`,
	"u",
);

/** Minutes of a meeting whose entry has no end. */
const DEFAULT_MINUTES = 30;

/** The brief of a calendar entry, on one page. */
export function composeBrief(entry: string, words: BriefWords): MeetingBrief {
	const { labels, rules, missing, nothing } = words;
	const found: [start: number, end: number][] = [];
	let rest = entry;
	/** The match of a pattern, which no later pattern sees again. */
	const take = (pattern: RegExp) => {
		const match = pattern.exec(rest);
		if (!match) return undefined;
		const { index } = match;
		const end = index + match[0].length;
		found.push([index, end]);
		rest = rest.slice(0, index) + ";".repeat(end - index) + rest.slice(end);
		return match;
	};

	const time = take(TIME);
	const when = [take(words.days), take(DATE), time]
		.map((match) => match?.[0].trim())
		.filter((text) => text !== undefined);
	const kind = words.kinds.find(({ pattern }) => take(pattern));
	const role = words.roles.find(({ pattern }) => take(pattern));
	const person = take(PERSON)?.[0];
	const company = take(COMPANY);
	const topics = words.topics.filter(({ pattern }) => take(pattern));

	const { name, goal, agenda, close } = kind ?? words.kinds[0];
	const given = minutesBetween(time?.[1], time?.[2]);
	const minutes = given ?? DEFAULT_MINUTES;
	const contact = [person, role?.name].filter((text) => text !== undefined);
	const askers = [...(role ? [role] : []), ...topics];
	const namesOf = (items: readonly { name: string }[]) =>
		items.map((item) => item.name).join(", ");

	const row = (
		key: keyof typeof labels,
		lines: readonly string[],
		rule: string,
	): BriefRow => ({ label: labels[key], lines, rule, isMissing: false });
	const foundRow = (
		key: keyof typeof missing,
		lines: readonly string[],
		rule: string,
	): BriefRow =>
		lines.length > 0
			? row(key, lines, rule)
			: { ...row(key, [missing[key]], rules.missing), isMissing: true };

	return {
		entry: partsOf(entry, found),
		rows: [
			foundRow("when", when.length > 0 ? [when.join(", ")] : [], rules.when),
			foundRow(
				"company",
				company ? [company[0]] : [],
				rules.company(company?.[2] ?? ""),
			),
			foundRow(
				"contact",
				contact.length > 0 ? [contact.join(", ")] : [],
				rules.contact(contact.join(", ")),
			),
			row("goal", [goal], kind ? rules.kind(name) : rules.noKind),
			row(
				"agenda",
				sharesOf(minutes, agenda).map(
					([count, what]) => `${words.minutes(count)}: ${what}`,
				),
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

/** Minutes between two times of a day; undefined unless both are given and in order. */
function minutesBetween(start: string | undefined, end: string | undefined) {
	const toMinutes = (time = "") => {
		const [hours, minutes] = time.split(/[:.]/).map(Number);
		return (hours ?? 0) * 60 + (minutes ?? 0);
	};
	const length = toMinutes(end) - toMinutes(start);
	return start && end && length > 0 ? length : undefined;
}

/** The minutes of each part, to the minute; the last one gets what rounding left. */
function sharesOf(
	minutes: number,
	agenda: Kind["agenda"],
): [count: number, what: string][] {
	let left = minutes;
	return agenda.map(([share, what], index) => {
		const count =
			index === agenda.length - 1 ? left : Math.round(minutes * share);
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
