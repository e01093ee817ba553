type Cell = string | number | Date | null | undefined;

const toText = (cell: Cell): string => {
	if (cell instanceof Date) return cell.toISOString();
	return cell === null || cell === undefined ? "-" : String(cell);
};

/** Rows as text in columns, with titles. */
export function formatTable(titles: string[], rows: Cell[][]): string {
	const lines = [titles, ...rows.map((row) => row.map(toText))];
	const widths = titles.map((_, column) =>
		Math.max(...lines.map((line) => line[column]?.length ?? 0)),
	);
	return lines
		.map((line) =>
			line
				.map((cell, column) => cell.padEnd(widths[column] ?? 0))
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}
