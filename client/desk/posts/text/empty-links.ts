import { markdownLanguage } from "@codemirror/lang-markdown";
import { isHiddenUrl } from "./hidden-url.ts";

/** An empty URL of a link: none, or only the `https://` that the button writes. */
const EMPTY = /\]\(\s*(?:https?:\/\/)?\s*\)$/;

/** A domain without `https://` or an e-mail address without `mailto:`, which the browser would look for below the post. */
const WITHOUT_SCHEME = /^(?:[^\s@/:?#]+@)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]|$)/u;

interface EmptyLink {
	/** The link's text. */
	words: string;
	/** The place of the URL, in UTF-16 code units; empty where only its beginning is missing. */
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
			const typed = url ? content.slice(url.from, url.to).replace(/^<(.*)>$/, "$1") : "";
			const lacksScheme = WITHOUT_SCHEME.test(typed);
			if (url && (lacksScheme || isHiddenUrl(typed))) {
				const words = content.slice(from + 1, content.lastIndexOf("](", url.from));
				const start = content.indexOf(typed, url.from);
				found.push(
					lacksScheme ? { words, from: start, to: start } : { words, from: url.from, to: url.to },
				);
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
