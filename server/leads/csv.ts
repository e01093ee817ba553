import { stringify } from "csv-stringify/sync";
import type { Language } from "../../shared/languages.ts";
import { CSV_TITLES, DETAILS, wordsFor } from "./csv-copy.ts";
import type { SubjectData } from "./data-subject.ts";
import type { LeadFields } from "./summaries.ts";

export type Cell = string | number | Date | null | undefined | readonly string[];

export type Table = [titles: readonly string[], rows: readonly (readonly Cell[])[]];

/** Leads with personal data as CSV. */
export const detailsCsv = (leads: LeadFields[]): string => columnsCsv(DETAILS, leads);

/** For whom an export is: the words, the separator that the spreadsheets of the language expect, and the times. */
interface Reader {
	language: Language;
	/** IANA name. */
	timeZone: string;
}

/** The title line of an export for a person. */
export const titlesFor = ({ language }: Reader): string =>
	toLines([DETAILS.map((key) => CSV_TITLES[language][key])], separatorOf(language));

/**
 * The leads as lines of such an export, with times in the person's time zone.
 * @param sources the sources that have a webhook.
 */
export function detailsFor(
	{ language, timeZone }: Reader,
	leads: LeadFields[],
	sources: readonly string[],
): string {
	const words = wordsFor(language, sources);
	const format = localTime(timeZone);
	const rows = leads.map((lead) => {
		const shown = {
			...lead,
			state: words.state(lead),
			source: words.form(lead.source),
			suspicions: lead.suspicions.map(words.suspicion),
		};
		return DETAILS.map((key): Cell => {
			const value = shown[key];
			return value instanceof Date ? format(value) : value;
		});
	});
	return toLines(rows, separatorOf(language));
}

/** Turkish and German spreadsheets have the comma in numbers, and split by semicolons. */
const separatorOf = (language: Language): string => (language === "en" ? "," : ";");

/** Writes times as `2026-11-25 14:05`, which every spreadsheet reads as a date. */
function localTime(timeZone: string): (time: Date) => string {
	// Swedish has this order.
	const format = new Intl.DateTimeFormat("sv-SE", {
		timeZone,
		dateStyle: "short",
		timeStyle: "short",
	});
	return (time) => format.format(time);
}

const SUBSCRIPTION = ["language", "page", "consent", "askedAt", "confirmedAt", "leftAt"] as const;

/** A person's sign-ups for the newsletter as CSV. */
export const subscriptionsCsv = (subscriptions: SubjectData["newsletter"]): string =>
	columnsCsv(SUBSCRIPTION, subscriptions);

/** Some fields of objects as CSV, titled by their names. */
export const columnsCsv = <Key extends string>(
	keys: readonly Key[],
	objects: readonly Record<Key, Cell>[],
): string =>
	formatCsv(
		keys,
		objects.map((object) => keys.map((key) => object[key])),
	);

/** Rows as CSV (RFC 4180), with titles. Texts cannot start a formula, as `toLines` says. */
export const formatCsv = (titles: Table[0], rows: Table[1]): string => toLines([titles, ...rows]);

/**
 * Rows as lines of a CSV. A text that a spreadsheet would read as a formula gets an apostrophe in front, so that
 * it is shown as text.
 */
const toLines = (rows: Table[1], delimiter = ","): string =>
	stringify(
		rows.map((row) => row.map((cell) => (typeof cell === "number" ? cell : toText(cell)))),
		{
			delimiter,
			record_delimiter: "\r\n",
			escape_formulas: true,
			quote_record_delimiter: true,
			quoted_match: /[,;\t]/,
			cast: { string: escapeInside },
		},
	);

/**
 * Where a formula may start. The library knows the first character of a value only. Others are behind line
 * breaks, tabs, semicolons and commas: a spreadsheet that splits by another separator than ours, as a Turkish
 * or German Excel does, does not see the quotes around the value. Blanks and quotes in front are skipped,
 * because programs drop them. The characters are the library's (OWASP, "CSV Injection").
 */
const FORMULA_INSIDE = /(^|[\n\r\t;,])(?=(?:"|(?![\n\r\t])\s)*[=+\-@＝＋－＠])/g;

function escapeInside(text: string): string {
	return text.replaceAll(FORMULA_INSIDE, "$1'");
}

export function toText(cell: Cell): string | undefined {
	if (cell === null || cell === undefined) return undefined;
	if (cell instanceof Date) return cell.toISOString();
	return typeof cell === "object" ? cell.join(" ") : String(cell);
}
