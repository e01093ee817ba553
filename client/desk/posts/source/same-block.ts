/** Blank lines between two blocks of Markdown, such as paragraphs. */
const GAP = /\n(?:[^\S\n]*\n)+/g;

/**
 * The start of the original's block with the same number as the block that holds the cursor: a translation keeps the
 * order of its original. Positions in UTF-16 code units.
 */
export function sameBlock(original: string, text: string, cursor: number): number {
	const number = text.slice(0, cursor).match(GAP)?.length ?? 0;
	const starts = Array.from(original.matchAll(GAP), ({ 0: gap, index }) => index + gap.length);
	return [0, ...starts].slice(0, number + 1).at(-1) ?? 0;
}
