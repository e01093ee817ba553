import { MOST_READ_TIME } from "./post.ts";

/** Words a minute: the slower end of how fast adults read prose (Brysbaert 2019 finds 175 to 300). */
const SPEED = 200;

/** The description of a picture is not part of the text. */
const PICTURE = /!\[(?:\\.|[^\\[\]])*\]\([^()\s]*\)/g;

/** The URL of a link: only its visible words count. */
const URL_OF_LINK = /\]\([^()\s]*\)/g;

/** How many words a Markdown text has. */
export const wordCount = (markdown: string): number =>
	markdown
		.replaceAll(PICTURE, "")
		.replaceAll(URL_OF_LINK, "]")
		.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;

/** Minutes that it takes to read a Markdown text; at least 1. */
export const readingTime = (markdown: string): number =>
	Math.min(MOST_READ_TIME, Math.max(1, Math.ceil(wordCount(markdown) / SPEED)));

interface Timed {
	content: string;
	/** Minutes. */
	read_time: number;
}

/**
 * A change with the reading time of its text. A reading time set by hand, which differs from that of the previous
 * text, stays.
 */
export function withReadingTime<Change extends Partial<Timed>>(
	before: Timed,
	change: Change,
): Change {
	const { content, read_time } = change;
	const isComputed = before.read_time === readingTime(before.content);
	if (content === undefined || read_time !== undefined || !isComputed) return change;
	return { ...change, read_time: readingTime(content) };
}
