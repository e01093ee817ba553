/** Unicode's word joiner: has no width, and forbids a line break where it stands. */
const WORD_JOINER = "\u2060";

/**
 * The same text in which no line ends behind the hyphen of "e-posta" or "E-Mail". Where a text begins
 * with one it stays as it is: such as the labels of fields, which programs know by their names.
 */
export const keepTogether = (text: string): string =>
	text.replaceAll(/(?<=[\s(])(e)-(?=[pm])/gi, `$1-${WORD_JOINER}`);
