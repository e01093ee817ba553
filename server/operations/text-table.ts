import { type Table, toText } from "../leads/csv.ts";

/** Rows as text in aligned columns, with titles. An empty cell is shown as "-". */
export function formatTable(titles: Table[0], rows: Table[1]): string {
	const lines = [titles, ...rows.map((row) => row.map((cell) => toText(cell) ?? "-"))];
	const widths = titles.map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	return lines
		.map((line) =>
			line
				.map((text, column) => text.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
