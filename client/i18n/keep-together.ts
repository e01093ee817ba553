/** Unicode's word joiner: has no width, and forbids a line break where it stands. */
const WORD_JOINER = "\u2060";

/**
 * Keeps a line from ending behind the hyphen of "e-posta" or "E-Mail". A text that begins with the word
 * is returned unchanged: programs find fields by such labels.
 */
export const keepTogether = (text: string): string =>
	text.replaceAll(/(?<=[\s(])(e)-(?=[pm])/gi, `$1-${WORD_JOINER}`);
