import { markdownLanguage } from "@codemirror/lang-markdown";
import { isHiddenUrl } from "./hidden-url.ts";

/** A link's URL that nobody has typed: none, or only the `https://` that the button writes. */
const EMPTY = /\]\(\s*(?:https?:\/\/)?\s*\)$/;

interface EmptyLink {
	/** What is to be clicked on. */
	words: string;
	/** The place of the URL, in UTF-16 code units. */
	from: number;
	to: number;
}

/** The links of a Markdown text that lead nowhere on the site, in their order. */
export function emptyLinksIn(content: string): EmptyLink[] {
	const found: EmptyLink[] = [];
	markdownLanguage.parser.parse(content).iterate({
		enter({ name, from, to, node }) {
			if (name !== "Link") return;
			const link = content.slice(from, to);
			const url = node.getChildren("URL").at(-1);
			if (url && isHiddenUrl(content.slice(url.from, url.to))) {
				const words = content.slice(from + 1, content.lastIndexOf("](", url.from));
				found.push({ words, from: url.from, to: url.to });
				return;
			}
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
