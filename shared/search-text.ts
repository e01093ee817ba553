/** The longest text that is searched for, in UTF-16 code units; longer ones are cut. */
export const SEARCH_LENGTH = 100;

/**
 * A text that is searched for, without superfluous spaces. Control characters and halves of surrogate pairs count
 * as spaces: a paste may bring them, and Postgres refuses them.
 */
export const searchText = (text: string): string =>
	text
		.trim()
		.slice(0, SEARCH_LENGTH)
		.replace(/[\s\p{Cc}\p{Cs}]+/gu, " ")
		.trim();
