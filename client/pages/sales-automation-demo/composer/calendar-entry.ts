/** Minutes of a meeting whose entry has no length that a rule can read. */
export const DEFAULT_MINUTES = 30;

/** A longer span is no meeting: "9-17 Uhr" is a trade fair's day, and "14h" is an hour of the day. */
const MOST_MINUTES = 8 * 60;

const CLOCK = String.raw`(\d{1,2})([:.][0-5]\d)?(?:\s?(Uhr(?:\s[0-5]\d)?|[ap]\.?m\.?))?`;

/** A time of day, or a range of two, in the notations of all three languages. */
const TIMES = new RegExp(
	String.raw`(?<![\p{L}\d.:/-])(?:(saat|um|at|gegen)\s|(?:von|from|ab)\s)?${CLOCK}(?:\s?(?:[-–]|bis|to|until)\s?${CLOCK})?(?![\p{L}\d/]|[.:]\d|\.(?!\s*$))`,
	"giu",
);

const NUMERIC_DATE =
	/(?<![\d.])(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/(?:\d{4}|\d\d))?|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])(?:\.(?:\d{4}|\d\d))?\.?)(?!\d)/u;

const LENGTH =
	/(?<![\d:.,])(\d{1,3})\s?(?:(min|dk|dakika)|std|stunde|hour|saat|h(?!\p{L}))\p{L}*/iu;

/** Words with which a phrase of a calendar begins, and which are no one's name. */
const NOUNS =
	"(?:Termin|Besprechung|Gespräch|Telefonat|Anruf|Treffen|Besuch|Angebot|Rückruf|Projekt|Meeting|Call|Visit|Project|Quote|Workshop|Kick-?off|Toplantı|Görüşme|Ziyaret|Proje|Teklif)(?!\\p{L})";

const FORM =
	"GmbH & Co\\. KG|GmbH|AG|KG|SE|UG|OHG|A\\.?Ş\\.?|Ltd\\. ?Şti\\.?|Ltd\\.?|Limited|Inc\\.?|Corp\\.?|LLC|LLP|plc|PLC";

/** A company is recognised by its legal form, whatever the language of the page. */
export const COMPANY = new RegExp(
	String.raw`(?<!\p{L})((?!${NOUNS})(?:[\p{Lu}\d][\p{L}\d&'’-]*\s(?:(?:San\.|Tic\.|Co\.|&|und|and|ve)\s)*){1,4})(${FORM})(?!\p{L})`,
	"u",
);

/** Stands in the place of a person's job, once it has been found. */
export const JOB_MASK = "\u0001";

const NAME = String.raw`(?!${NOUNS})(?:(?:von|van|der|de|zu)\s)*\p{Lu}(?:\.|[\p{L}’'-]+)`;

/** A job that no rule asks about, such as "Logistikleiter", in brackets or behind a comma. */
export const OTHER_JOB =
	/(?<=[(,]\s?)[^(),;:]*(?:leit(?:er|ung)|direktor|manager|müdür|director|officer|head of|uzman|sorumlu|C[FOT]O)[^(),;:]*/iu;

/**
 * A person is recognised by a title, or by a job beside two names. In German a noun may follow a name:
 * after "Frau" and "Herr" a second name counts only at the end of its phrase, and never if it is a topic.
 */
export function personPattern(topics: readonly RegExp[]): RegExp {
	const noTopic = `(?!${[...topics.map(({ source }) => source), `${NAME}\\s(?:${FORM})`].join("|")})`;
	const second = `(?:\\s${noTopic}${NAME}`;
	const twoNames = `${NAME}(?:\\s${noTopic}${NAME}){1,2}`;
	const end = String.raw`(?=\s*(?:[,;:()\d–-]|\p{Ll}|${JOB_MASK}|$))`;
	return new RegExp(
		String.raw`(?<!\p{L})(?:(?:(?:Frau|Herrn?|Hr)\.?\s)?(?:(?:Mrs?|Ms|Miss|Dr|Prof|Sn|Sayın)\.?\s){1,2}${NAME}${second})?|(?:Frau|Herrn?|Hr)\.?\s${NAME}${second}${end})?|${NAME}(?:\s${NAME})?\s(?:[Hh]anım|[Bb]ey)(?!\p{L})|${twoNames}(?=\s*[,(–-]\s*${JOB_MASK})|(?<=${JOB_MASK}\s)${twoNames})`,
		"u",
	);
}

/** The times in a calendar entry; a piece is undefined if no rule reads it. */
export interface When {
	pieces: readonly (readonly [start: number, text: string])[];
	/** From a start and an end, or as written: "45 min". */
	minutes: number | undefined;
}

/** Reads weekday, date, time and length of an entry. */
export function readWhen(entry: string, days: RegExp, dates: RegExp): When {
	let rest = entry;
	const pieces: [number, string][] = [];
	const take = (match: RegExpExecArray | null | undefined) => {
		if (!match) return undefined;
		const [text] = match;
		pieces.push([match.index, text]);
		const end = match.index + text.length;
		rest = rest.slice(0, match.index) + ";".repeat(text.length) + rest.slice(end);
		return match;
	};
	const times = take([...entry.matchAll(TIMES)].find(isTime));
	take(dates.exec(rest) ?? NUMERIC_DATE.exec(rest));
	take(days.exec(rest));
	const length = LENGTH.exec(rest);
	const between = times && minutesBetween(times);
	const written = length && Number(length[1]) * (length[2] ? 1 : 60);
	const minutes = between ?? (written && written <= MOST_MINUTES ? written : undefined);
	if (minutes !== undefined && between === undefined) take(length);
	return { pieces, minutes };
}

/** Whether the numbers are a time: "14 Uhr" and "14.30" are, "14.11" and "3 - 5" are not. */
function isTime(match: RegExpExecArray): boolean {
	const [text, word, hour, minute, unit, endHour, endMinute, endUnit] = match;
	if (Number(hour) > 24 || Number(endHour ?? 0) > 24) return false;
	return Boolean(
		word ||
			unit ||
			endUnit ||
			minute?.startsWith(":") ||
			endMinute?.startsWith(":") ||
			(/^\p{L}/u.test(text) && endHour) ||
			(Number(hour) > 5 && /^\.(?:[0345]0|[14]5|20)$/.test(minute ?? "")),
	);
}

/** Minutes from the first time to the second; undefined unless there are two, in order. */
function minutesBetween(match: RegExpExecArray): number | undefined {
	const [, , hour, minute, unit, endHour, endMinute, endUnit] = match;
	if (endHour === undefined) return undefined;
	const isTwelve = /m/i.test(endUnit ?? "");
	const toMinutes = (hours = "", minutes = "", suffix = "") =>
		(Number(hours) % (isTwelve ? 12 : 24)) * 60 +
		Number(/\d+/.exec(minutes || suffix)?.[0] ?? 0) +
		(/^p/i.test(suffix) ? 12 * 60 : 0);
	const length = toMinutes(endHour, endMinute, endUnit) - toMinutes(hour, minute, unit ?? endUnit);
	// "11-1pm" begins in the morning.
	const minutes = isTwelve && length <= 0 ? length + 12 * 60 : length;
	return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
