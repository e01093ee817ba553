/** Pixels: the title's column, and its sizes from the largest. */
export const TITLE_WIDTH = 1040;
const SMALLEST = 54;
const SIZES = [88, 78, 70, 62, SMALLEST] as const;

/** Lines that leave the drawing above the title free. */
const LINES = 3;

/** Lines of a title that is too long even for the smallest size; what is more is cut. */
export const MOST_LINES = 4;

/** The width of an average letter of the title's typeface as a part of its size; measured on the site's titles, with a little to spare. */
const LETTER = 0.55;

/** How a title is set. */
export interface TitleFit {
	/** Pixels. */
	size: number;
	/** Whether it has a word that is longer than a line. */
	breaksWords: boolean;
}

/** Sets a title in the largest size in which it takes three lines or fewer and no word is broken, or else in the smallest. */
export function fitTitle(title: string): TitleFit {
	const words = title.split(" ").map(({ length }) => length);
	const longest = Math.max(...words);
	const room = (size: number) => TITLE_WIDTH / (size * LETTER);
	const size = SIZES.find(
		(size) => longest <= room(size) && linesOf(words, room(size)) <= LINES,
	);
	if (size) return { size, breaksWords: false };
	return { size: SMALLEST, breaksWords: longest > room(SMALLEST) };
}

/** Lines that words of the given lengths take where a line has room for so many letters. */
function linesOf(words: readonly number[], room: number): number {
	let lines = 1;
	let used = 0;
	for (const word of words) {
		const wanted = used === 0 ? word : used + 1 + word;
		if (wanted > room) lines++;
		used = wanted > room ? word : wanted;
	}
	return lines;
}
