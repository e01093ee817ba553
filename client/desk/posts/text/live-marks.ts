import { syntaxHighlighting } from "@codemirror/language";
import { tagHighlighter, tags } from "@lezer/highlight";
import styles from "./live-marks.module.css";

const css = (name: string): string => styles[name] ?? "";

/** Shows what Markdown means while it is typed: headings large, marks pale. Its colours are the desk's. */
export const liveMarks = syntaxHighlighting(
	tagHighlighter([
		{ tag: [tags.heading1, tags.heading2], class: css("heading") },
		{ tag: tags.heading3, class: css("subheading") },
		{ tag: [tags.heading4, tags.heading5, tags.heading6], class: css("strong") },
		{ tag: tags.strong, class: css("strong") },
		{ tag: tags.emphasis, class: css("emphasis") },
		{ tag: tags.strikethrough, class: css("struck") },
		{ tag: tags.link, class: css("link") },
		{ tag: tags.monospace, class: css("code") },
		{ tag: tags.quote, class: css("quote") },
		{
			tag: [tags.processingInstruction, tags.url, tags.contentSeparator, tags.labelName],
			class: css("mark"),
		},
	]),
);
