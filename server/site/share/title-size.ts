/** Pixels. */
export const TITLE_WIDTH = 1040;

const SMALLEST = 54;

/** The sizes of a title in pixels, largest first, each with the number of lines that do not cover the drawing. */
const SIZES = [
	{ size: 88, lines: 2 },
	{ size: 78, lines: 3 },
	{ size: 70, lines: 3 },
	{ size: 62, lines: 3 },
	{ size: SMALLEST, lines: 3 },
];

/** The most lines of a title that is too long for the smallest size; further lines are cut. */
export const MOST_LINES = 4;

/** The mean width of a small letter, as a part of the font size; measured on the site's titles. */
const LETTER = 0.5;

/** The width of a capital and of the widest characters, in small letters. */
const CAPITAL = 1.35;
const WIDEST = 1.9;

/** The size and lines of a title. */
export interface TitleFit {
	/** Pixels. */
	size: number;
	/** Whether the whole title fits; otherwise long words are broken and further lines cut. */
	fits: boolean;
}

/** The largest size in which a title does not cover the drawing and no word is broken; otherwise the smallest. */
export function fitTitle(title: string): TitleFit {
	const words = title.split(" ").map(lengthOf);
	const longest = Math.max(...words);
	const room = (size: number) => TITLE_WIDTH / (size * LETTER);
	const fit = SIZES.find(
		({ size, lines }) => longest <= room(size) && linesOf(words, room(size)) <= lines,
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

/** The number of lines that words of the given lengths need, with `room` letters in a line. */
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
