/*
 * A translation keeps the order of its original: the block that holds the cursor, such as a paragraph, has the same
 * number in both. Positions in UTF-16 code units.
 */

/** Blank lines between two blocks of Markdown. */
const GAP = /\n(?:[^\S\n]*\n)+/g;

/** The number, from 0, of the block that holds the cursor. */
export const blockAt = (text: string, cursor: number): number =>
	text.slice(0, cursor).match(GAP)?.length ?? 0;

/** The start of the block with a number, or of the last one. */
export function startOfBlock(text: string, number: number): number {
	const starts = Array.from(text.matchAll(GAP), ({ 0: gap, index }) => index + gap.length);
	return [0, ...starts].slice(0, number + 1).at(-1) ?? 0;
}
