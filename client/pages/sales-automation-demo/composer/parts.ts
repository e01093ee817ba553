/** A piece of a composed text. Marked pieces were typed or chosen by the visitor, or follow from it. */
export interface Part {
	text: string;
	marked: boolean;
}

/** A template literal as parts: its values are marked. */
export const mark = (texts: TemplateStringsArray, ...values: readonly string[]): Part[] =>
	texts
		.flatMap((text, index) => [
			{ text, marked: false },
			{ text: values[index] ?? "", marked: true },
		])
		.filter(({ text }) => text !== "");

/** The text with a capital letter, unless its first word has one already, as in "iPaaS". */
export function capitalised(text: string, language: string): string {
	const [first = ""] = text;
	const [word = ""] = text.split(" ");
	return word === word.toLocaleLowerCase(language)
		? first.toLocaleUpperCase(language) + text.slice(first.length)
		: text;
}
