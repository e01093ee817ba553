/** What the buttons above the text do. */
export const MARKS = ["heading", "bold", "italic", "link", "list", "numbers", "quote"] as const;

export type Mark = (typeof MARKS)[number];

/** Stands before each line. */
const PREFIXES: Partial<Record<Mark, (number: number) => string>> = {
	heading: () => "## ",
	list: () => "- ",
	numbers: (number) => `${number}. `,
	quote: () => "> ",
};

/** Stand around the text. */
const AROUND: Partial<Record<Mark, [before: string, after: string]>> = {
	bold: ["**", "**"],
	italic: ["*", "*"],
	link: ["[", "](https://)"],
};

/** A part of a text to replace, and what is selected afterwards. Places in UTF-16 code units. */
export interface Replacement {
	from: number;
	to: number;
	text: string;
	select: [from: number, to: number];
}

/** Marks the selection in a Markdown text: whole lines, or the words themselves. */
export function markText(value: string, from: number, to: number, mark: Mark): Replacement {
	const prefix = PREFIXES[mark];
	if (prefix) {
		const start = value.lastIndexOf("\n", from - 1) + 1;
		const next = value.indexOf("\n", to);
		const end = next < 0 ? value.length : next;
		const lines = value.slice(start, end).split("\n");
		const text = lines.map((line, index) => prefix(index + 1) + line).join("\n");
		return { from: start, to: end, text, select: [start + text.length, start + text.length] };
	}
	const [before, after] = AROUND[mark] ?? ["", ""];
	const selected = value.slice(from, to);
	const first = from + before.length;
	// A link's URL is what is missing.
	const select: [number, number] =
		mark === "link" && selected
			? [first + selected.length + 2, first + selected.length + after.length - 1]
			: [first, first + selected.length];
	return { from, to, text: before + selected + after, select };
}
