import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { printable } from "../../../../shared/text.ts";
import { cleanClipboard } from "./clean-clipboard.ts";
import { isElement } from "./html-elements.ts";
import { footnoteOf } from "./word-footnotes.ts";

const service = new TurndownService({
	headingStyle: "atx",
	bulletListMarker: "-",
	codeBlockStyle: "fenced",
	emDelimiter: "*",
	hr: "---",
	// Spaces at the end of a line would not be seen.
	br: "\\",
});
service.use(gfm);
// One space behind the mark, as the editor's own buttons write it.
service.addRule("item", {
	filter: "li",
	replacement(content, node, { bulletListMarker }) {
		const number = isElement(node) && node.getAttribute("value");
		const mark = node.parentNode?.nodeName === "OL" ? `${number}.` : bulletListMarker;
		const indent = " ".repeat(String(mark).length + 1);
		const text = content
			.trim()
			.replaceAll(/(?<!\n)\n+(?=[ \t]*(?:-|\d+\.) )/g, "\n")
			.replaceAll("\n", `\n${indent}`);
		return `${mark} ${text}${node.nextSibling ? "\n" : ""}`;
	},
});
service.addRule("footnote", {
	filter: (node) => footnoteOf(node) !== null,
	replacement: (_, node) => (isElement(node) && footnoteOf(node)) || "",
});

/** Elements for which HTML is converted: without any of them, the clipboard's plain text says the same. */
const STRUCTURE =
	"h1, h2, h3, h4, h5, h6, strong, em, del, a[href], ul, ol, table, blockquote, pre, code, hr, p + p";

/**
 * Clipboard HTML from a word processor or web page as Markdown.
 * @param body the parsed HTML, which is changed.
 * @returns undefined if it has no formatting.
 */
export function toMarkdown(body: HTMLElement): string | undefined {
	cleanClipboard(body);
	if (!body.querySelector(STRUCTURE)) return undefined;
	return printable(service.turndown(body))
		.replaceAll("\u00a0", " ")
		.replaceAll(/^(\[\^\d+\]: ) +/gm, "$1")
		.replaceAll(/(?<![ \t])[ \t]+$/gm, "")
		.trim();
}
