import { visit } from "unist-util-visit";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import type { Language } from "../../client/i18n/languages.ts";
import { createQuoter } from "../../client/i18n/quotes.ts";

/** Nodes of mdast in which a new text begins. */
const BLOCKS = ["paragraph", "heading", "tableCell"];

/** Nodes of mdast that are part of a text, like a word. */
const WORDS = ["inlineCode", "image"];

/** A remark plugin that typesets a post like the site's copy, but not its code and alternative texts. */
export const typesetPost = (language: Language) => (tree: Parameters<typeof visit>[0]) => {
	let quoter = createQuoter(language);
	visit(tree, (node: { type: string; value?: string }) => {
		if (BLOCKS.includes(node.type)) quoter = createQuoter(language);
		if (WORDS.includes(node.type)) quoter.skip();
		if (node.type === "text" && node.value !== undefined) {
			// A text may begin within a line, as in a link: the blank represents the text before it.
			node.value = keepTogether(` ${quoter.quote(node.value)}`).slice(1);
		}
	});
};
