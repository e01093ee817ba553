import { markdownLanguage } from "@codemirror/lang-markdown";

/** A link's URL that nobody has typed: none, or only the `https://` that the button writes. */
const EMPTY = /\]\(\s*(?:https?:\/\/)?\s*\)$/;

interface EmptyLink {
	/** What is to be clicked on. */
	words: string;
	/** The place of the URL, in UTF-16 code units. */
	from: number;
	to: number;
}

/** The links of a Markdown text that lead nowhere, in their order. */
export function emptyLinksIn(content: string): EmptyLink[] {
	const found: EmptyLink[] = [];
	markdownLanguage.parser.parse(content).iterate({
		enter({ name, from, to }) {
			const link = name === "Link" ? content.slice(from, to) : "";
			const [end] = EMPTY.exec(link) ?? [];
			if (end === undefined) return;
			found.push({
				words: link.slice(1, -end.length),
				from: to - end.length + "](".length,
				to: to - 1,
			});
		},
	});
	return found;
}
