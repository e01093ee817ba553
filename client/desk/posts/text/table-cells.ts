/** UTF-16 code units from the start of a line. */
interface Cell {
	from: number;
	to: number;
}

/** A bar that is not written as `\|`. */
const BAR = /(?<!\\)\|/g;

/** The line below a table's head. */
export const DELIMITER = /^(?=[^-]*-)[\s|:-]*$/;

/** The cells of a table's row in Markdown, without the spaces around their text. */
export function cellsOf(line: string): Cell[] {
	const ends = [...Array.from(line.matchAll(BAR), ({ index }) => index), line.length];
	const cells = ends.map((end, index) => ({ start: (ends[index - 1] ?? -1) + 1, end }));
	const isBlank = ({ start, end }: (typeof cells)[number]) => line.slice(start, end).trim() === "";
	const [first, last] = [cells[0], cells.at(-1)];
	// The bars around a row are written or not.
	const inner = cells.filter((cell) => !((cell === first || cell === last) && isBlank(cell)));
	return inner.map((cell) => {
		const text = line.slice(cell.start, cell.end);
		const from = cell.start + (isBlank(cell) ? Math.min(1, text.length) : text.search(/\S/));
		return { from, to: from + text.trim().length };
	});
}

/** Whether no cell of a row has words. */
export const isEmptyRow = (line: string): boolean =>
	cellsOf(line).every(({ from, to }) => from === to);
