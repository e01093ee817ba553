import type { SubjectData } from "./data-subject.ts";
import type { LeadDetails } from "./summaries.ts";

export type Cell = string | number | Date | null | undefined | readonly string[];

export type Table = [titles: readonly string[], rows: readonly (readonly Cell[])[]];

const DETAILS = [
	"id",
	"receivedAt",
	"submittedAt",
	"state",
	"suspicions",
	"deliveredAt",
	"name",
	"email",
	"company",
	"message",
	"source",
	"language",
	"page",
	"answeredAt",
	"answeredBy",
	"note",
] as const;

export const DETAILS_TITLES = `${DETAILS.join(",")}\r\n`;

/** The leads as lines of a CSV with personal data, below `DETAILS_TITLES`. */
export const detailsCsv = (leads: Omit<LeadDetails, "attempts">[]): string =>
	toLines(leads.map((lead) => DETAILS.map((key) => lead[key])));

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

/** Rows as CSV (RFC 4180), with titles. */
export const formatCsv = (titles: Table[0], rows: Table[1]): string => toLines([titles, ...rows]);

/**
 * Rows as lines of a CSV. A text that a spreadsheet would read as a formula gets an
 * apostrophe in front, so that the spreadsheet shows it as text; also behind a semicolon or tab, where a
 * Turkish or German Excel starts a new cell.
 */
const toLines = (rows: Table[1]): string =>
	rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");

/** Spreadsheets read these characters as the start of a formula, also in full width and after white space (OWASP, "CSV Injection"). */
const FORMULA = /(^|[;\t])(?=\s*[=+\-@＝＋－＠\t\r])/g;

function toField(cell: Cell): string {
	const text = toText(cell) ?? "";
	const isText = typeof cell !== "number" && !(cell instanceof Date);
	const safe = isText ? text.replaceAll(FORMULA, "$1'") : text;
	return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function toText(cell: Cell): string | undefined {
	if (cell === null || cell === undefined) return undefined;
	if (cell instanceof Date) return cell.toISOString();
	return typeof cell === "object" ? cell.join(" ") : String(cell);
}
