/** Unicode's word joiner: has no width, and forbids a line break where it stands. */
const WORD_JOINER = "\u2060";

/** The same text in which no line ends behind the hyphen of "e-posta" or "E-Mail". */
export const keepTogether = (text: string): string =>
	text.replaceAll(/\b(e)-(?=[pm])/gi, `$1-${WORD_JOINER}`);
