import { cellsOf } from "./table-cells.ts";

/** The commands of a table's menu. */
export const TABLE_CHANGES = [
	"addRow",
	"addColumn",
	"deleteRow",
	"deleteColumn",
	"deleteTable",
] as const;

export type TableChange = (typeof TABLE_CHANGES)[number];

/** A table in Markdown, and the cursor in it, in UTF-16 code units. */
interface Table {
	text: string;
	cursor: number;
}

const NO_TABLE: Table = { text: "", cursor: 0 };

/** The line of `| --- | --- |`, below the head. */
const DELIMITER_LINE = 1;

/** Adds a row below the cursor's or a column to its right, or deletes the cursor's. */
export function changeTable({ text, cursor }: Table, change: TableChange): Table {
	const lines = text.split("\n");
	const before = text.slice(0, cursor).split("\n");
	const line = before.length - 1;
	const inLine = before.at(-1)?.length ?? 0;
	const column = Math.max(
		0,
		cellsOf(lines[line] ?? "").findLastIndex(({ from }) => from <= inLine),
	);
	const width = cellsOf(lines[0] ?? "").length;
	switch (change) {
		case "addRow": {
			const next = Math.max(line, DELIMITER_LINE) + 1;
			const row = withCells(lines[0] ?? "", () => Array<string>(width).fill(""));
			return placed(lines.toSpliced(next, 0, row), next, column);
		}
		case "addColumn": {
			const wider = lines.map((row, index) =>
				withCells(row, (cells) => {
					const missing = Array<string>(Math.max(0, column + 1 - cells.length)).fill("");
					const added = index === DELIMITER_LINE ? "---" : "";
					return [...cells, ...missing].toSpliced(column + 1, 0, added);
				}),
			);
			return placed(wider, line, column + 1);
		}
		case "deleteRow": {
			if (line > DELIMITER_LINE) return placed(lines.toSpliced(line, 1), line, column);
			const [, delimiter = "", next, ...rest] = lines;
			// The row below becomes the head.
			return next === undefined ? NO_TABLE : placed([next, delimiter, ...rest], 0, column);
		}
		case "deleteColumn": {
			if (width <= 1) return NO_TABLE;
			const narrower = lines.map((row) => withCells(row, (cells) => cells.toSpliced(column, 1)));
			return placed(narrower, line, column);
		}
		case "deleteTable":
			return NO_TABLE;
	}
}

/** A row with other cells. */
function withCells(row: string, change: (cells: string[]) => string[]): string {
	const cells = cellsOf(row).map(({ from, to }) => row.slice(from, to));
	const [indent = ""] = /^\s*/.exec(row) ?? [];
	return `${indent}| ${change(cells).join(" | ")} |`;
}

/** The table with the cursor at the end of a cell, or of the one nearest to it. */
function placed(lines: string[], line: number, column: number): Table {
	const last = Math.min(line, lines.length - 1);
	const at = last === DELIMITER_LINE ? 0 : last;
	const cell = cellsOf(lines[at] ?? "")
		.slice(0, column + 1)
		.at(-1);
	const start = lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0);
	return { text: lines.join("\n"), cursor: start + (cell?.to ?? 0) };
}
