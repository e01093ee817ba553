type Cell = string | number | Date | null | undefined | readonly string[];

/** Spreadsheets read these characters as the start of a formula, also in full width and behind white space (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * Rows as CSV (RFC 4180) with their titles. A text that a spreadsheet would read as a formula gets an
 * apostrophe in front, so that it is shown as text.
 */
export const formatCsv = (
	titles: readonly string[],
	rows: readonly (readonly Cell[])[],
): string =>
	[titles, ...rows].map((row) => row.map(toField).join(",")).join("\r\n");

function toField(cell: Cell): string {
	if (cell === null || cell === undefined) return "";
	if (cell instanceof Date) return cell.toISOString();
	if (typeof cell === "number") return String(cell);
	const text = typeof cell === "string" ? cell : cell.join(" ");
	const safe = FORMULA.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
