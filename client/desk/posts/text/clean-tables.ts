import { BLOCKS, rename, unwrap } from "./html-elements.ts";

/** A table of Markdown has a head, and cells of one line, of which none are joined. */
export function readTables(body: HTMLElement): void {
	for (const table of body.querySelectorAll("table")) {
		for (const node of [...table.querySelectorAll("colgroup, caption")]) node.remove();
		const rows = [...table.querySelectorAll("tr")];
		if (rows.length === 1 && rows[0]?.cells.length === 1) {
			readFrame(table, rows[0].cells[0]);
			continue;
		}
		splitCells(rows);
		if (rows[0] && !table.querySelector("th")) {
			for (const cell of rows[0].querySelectorAll("td")) rename(cell, "th");
		}
		for (const bold of table.querySelectorAll("th strong")) unwrap(bold);
		for (const cell of table.querySelectorAll("th, td")) {
			for (const block of [...cell.querySelectorAll(BLOCKS)]) {
				if (block.nextSibling) block.after(" ");
				unwrap(block);
			}
			for (const end of [...cell.querySelectorAll("br")]) end.replaceWith(" ");
		}
		const tidy = body.ownerDocument.createElement("tbody");
		tidy.append(...rows);
		table.replaceChildren(tidy);
	}
}

/** A table with one cell only frames what is in it. */
function readFrame(table: Element, cell: Element | undefined): void {
	const block = table.ownerDocument.createElement("div");
	block.append(...(cell?.childNodes ?? []));
	table.replaceWith(block);
}

/** Puts empty cells where one reaches over several columns or rows. */
function splitCells(rows: readonly HTMLTableRowElement[]): void {
	/** The cells of each row by their column; null where one beside or above reaches over it. */
	const places = rows.map((): (Element | null)[] => []);
	for (const [index, row] of rows.entries()) {
		let column = 0;
		for (const cell of row.cells) {
			while (places[index]?.[column] !== undefined) column += 1;
			// A rowspan of 0 reaches to the end.
			for (const covered of places.slice(index, index + (cell.rowSpan || rows.length))) {
				for (let width = 0; width < cell.colSpan; width += 1) covered[column + width] = null;
			}
			places[index]?.splice(column, 1, cell);
			cell.removeAttribute("colspan");
		}
	}
	// Not as wide as a colspan that only means "all columns".
	const columns = Math.max(...places.map((cells) => cells.findLastIndex(Boolean) + 1));
	for (const [index, row] of rows.entries()) {
		const empty = row.querySelector("td") ? "td" : "th";
		const cells = Array.from(
			{ length: columns },
			(_, column) => places[index]?.[column] ?? row.ownerDocument.createElement(empty),
		);
		row.replaceChildren(...cells);
	}
}
