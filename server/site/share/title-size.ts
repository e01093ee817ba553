/** Pixels. */
export const TITLE_WIDTH = 1040;

const SMALLEST = 54;

/** The title's sizes in pixels from the largest, each with the lines that leave the drawing above free. */
const SIZES = [
	{ size: 88, lines: 2 },
	{ size: 78, lines: 3 },
	{ size: 70, lines: 3 },
	{ size: 62, lines: 3 },
	{ size: SMALLEST, lines: 3 },
];

/** Lines of a title that is too long even for the smallest size; what is more is cut. */
export const MOST_LINES = 4;

/** The width of an average small letter of the title's typeface as a part of its size; measured on the site's titles. */
const LETTER = 0.5;

/** How many small letters a capital takes the room of, and how many the widest do. */
const CAPITAL = 1.35;
const WIDEST = 1.9;

/** How a title is set. */
export interface TitleFit {
	/** Pixels. */
	size: number;
	/** Whether it fits as a whole; if not, long words are broken and what is left over is cut. */
	fits: boolean;
}

/** Sets a title in the largest size in which it leaves the drawing free and no word is broken, or else in the smallest. */
export function fitTitle(title: string): TitleFit {
	const words = title.split(" ").map(lengthOf);
	const longest = Math.max(...words);
	const room = (size: number) => TITLE_WIDTH / (size * LETTER);
	const fit = SIZES.find(
		({ size, lines }) =>
			longest <= room(size) && linesOf(words, room(size)) <= lines,
	);
	return { size: fit?.size ?? SMALLEST, fits: fit !== undefined };
}

/** The length of a word, in small letters. */
function lengthOf(word: string): number {
	let length = 0;
	for (const letter of word) {
		if (/[WM@%—…]/.test(letter)) length += WIDEST;
		else length += /\p{Lu}/u.test(letter) ? CAPITAL : 1;
	}
	return length;
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
