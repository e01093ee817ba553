import { type Table, toText } from "../leads/csv.ts";

const GAP = "  ";

/** Rows as text in aligned columns, with titles. An empty cell is shown as "-"; the last may have several lines. */
export function formatTable(titles: Table[0], rows: Table[1]): string {
	const lines = [titles, ...rows.map((row) => row.map((cell) => toText(cell) ?? "-"))];
	const widths = titles.map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	const indentOf = (column: number) =>
		" ".repeat(widths.slice(0, column).reduce((sum, width) => sum + width + GAP.length, 0));
	return lines
		.map((line) =>
			line
				.map((text, column) =>
					text.replaceAll("\n", `\n${indentOf(column)}`).padEnd(widths[column] ?? 0),
				)
				.join(GAP)
				.trimEnd(),
		)
		.join("\n");
}
