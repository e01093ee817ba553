import { DEFAULT_LANGUAGE, type Language } from "../../shared/languages.ts";
import { escapeHtml } from "../html.ts";

/** A part of a letter. Texts of people stand in facts, quotes and lists. */
type Block =
	| string
	| { facts: readonly (readonly [label: string, value: string])[] }
	| { quote: string }
	| { list: readonly string[] };

/** A mail as data. It has one link at most. */
export interface Letter {
	language: Language;
	subject: string;
	/** The first line of the text. */
	title: string;
	blocks: readonly Block[];
	link?: { label: string; url: string };
	/** Below the link. */
	after?: readonly string[];
	/** The sender, and the reason for the mail. */
	footer: string;
}

export interface RenderedLetter {
	subject: string;
	text: string;
	html: string;
}

/** Characters that change the direction of the text after them: a name must not rearrange a subject or a line. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

/** Control characters, which could end a header, become blanks. */
const inOneLine = (text: string) =>
	text
		.replace(DIRECTIONS, "")
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();

/** Renders a letter as plain text, and the same text as HTML, for light and dark, without pictures or anything to load. */
export function renderLetter(letter: Letter): RenderedLetter {
	return {
		subject: inOneLine(letter.subject),
		text: toText(letter),
		html: toHtml(letter),
	};
}

/** Renders a person's text as it was typed: no sheet, no colours. */
export function renderReply(
	{ subject, text }: { subject: string; text: string },
	language: Language | null,
): RenderedLetter {
	const paragraphs = text
		.split(/\n{2,}/)
		.map((paragraph) => `<p dir="auto" style="margin:0 0 16px">${lines(paragraph)}</p>`);
	return {
		subject: inOneLine(subject),
		text: `${text.replace(DIRECTIONS, "")}\n`,
		html: `<!doctype html>
<html lang="${language ?? DEFAULT_LANGUAGE}">
<head><meta charset="utf-8"><title>${escapeHtml(inOneLine(subject))}</title></head>
<body style="font-size:16px;line-height:1.5;${FONT};overflow-wrap:anywhere">
${paragraphs.join("\n")}
</body>
</html>
`,
	};
}

function toText({ title, blocks, link, after = [], footer }: Letter): string {
	const parts = [
		inOneLine(title),
		...blocks.map(blockText),
		...(link ? [`${link.label}:\n${link.url}`] : []),
		...after,
		`-- \n${footer}`,
	];
	return `${parts.join("\n\n").replace(DIRECTIONS, "")}\n`;
}

function blockText(block: Block): string {
	if (typeof block === "string") return block;
	if ("quote" in block) {
		return block.quote
			.split("\n")
			.map((line) => `> ${line}`.trimEnd())
			.join("\n");
	}
	if ("list" in block) return block.list.map((item) => `- ${item}`).join("\n");
	return block.facts.map(([label, value]) => `${label}: ${inOneLine(value)}`).join("\n");
}

/** The site's colours (client/theme/tokens.css) by class, in light and in dark. Inline for programs that drop a style element. */
const COLOURS = {
	ground: ["background:#efe7d8", "background:#0b1517"],
	sheet: ["background:#fdfaf4", "background:#101d20"],
	text: ["color:#132020", "color:#f6f1e6"],
	muted: ["color:#404d4b", "color:#b9c4c1"],
	line: ["border-color:#dbcfb9", "border-color:#27434a"],
	action: ["background:#ff7a33;color:#0f0600", "background:#ff7a33;color:#0f0600"],
} as const;

const DARK = Object.entries(COLOURS)
	.map(([name, [, dark]]) => {
		const important = dark.split(";").map((rule) => `${rule} !important`);
		return `.${name} { ${important.join("; ")} }`;
	})
	.join("\n");

/** Attributes of an element with colours and further style. */
const look = (names: readonly (keyof typeof COLOURS)[], style: string) =>
	`class="${names.join(" ")}" style="${[...names.map((name) => COLOURS[name][0]), style].join(";")}"`;

const FONT =
	"font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

function toHtml(letter: Letter): string {
	const { language, subject, title, blocks, link, after = [], footer } = letter;
	const paragraph = (text: string) => `<p ${look(["text"], "margin:0 0 16px")}>${lines(text)}</p>`;
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(inOneLine(subject))}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
${DARK}
}
@media (max-width: 480px) {
.sheet { padding: 24px 20px !important }
.outer { padding: 12px 8px !important }
}
</style>
</head>
<body ${look(["ground"], "margin:0;padding:0;-webkit-text-size-adjust:100%")}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look(["ground"], "width:100%")}>
<tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:580px">
<tr><td ${look(["sheet", "text"], `padding:36px 40px;border-radius:12px;text-align:left;font-size:16px;line-height:1.55;${FONT};overflow-wrap:anywhere`)}>
<h1 ${look(["text"], "margin:0 0 20px;font-size:23px;line-height:1.3;font-weight:700")}>${lines(inOneLine(title))}</h1>
${blocks.map((block) => (typeof block === "string" ? paragraph(block) : blockHtml(block))).join("\n")}
${
	link
		? `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" ${look(["action"], "display:inline-block;padding:13px 24px;border-radius:10px;font-weight:650;line-height:1.3;text-decoration:none")}>${escapeHtml(link.label)}</a></p>`
		: ""
}
${after.map(paragraph).join("\n")}
<p ${look(["muted", "line"], "margin:28px 0 0;padding:16px 0 0;border-top-width:1px;border-top-style:solid;font-size:14px;line-height:1.5")}>${lines(footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const lines = (text: string) => escapeHtml(text.replace(DIRECTIONS, "")).replaceAll("\n", "<br>");

function blockHtml(block: Exclude<Block, string>): string {
	if ("quote" in block) {
		return `<blockquote dir="auto" ${look(["text", "line"], "margin:0 0 20px;padding:2px 0 2px 16px;border-left-width:3px;border-left-style:solid")}>${lines(block.quote)}</blockquote>`;
	}
	if ("list" in block) {
		const items = block.list.map(
			(item) => `<li dir="auto" style="margin:0 0 6px">${lines(item)}</li>`,
		);
		return `<ul ${look(["text"], "margin:0 0 16px;padding:0 0 0 20px")}>${items.join("")}</ul>`;
	}
	const rows = block.facts.map(
		([label, value]) =>
			`<tr><td valign="top" ${look(["muted"], "padding:0 16px 8px 0;font-size:14px;white-space:nowrap")}>${escapeHtml(label)}</td><td valign="top" dir="auto" ${look(["text"], "padding:0 0 8px;width:100%")}>${lines(inOneLine(value))}</td></tr>`,
	);
	return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px;width:100%;font-size:16px;line-height:1.45;${FONT}">${rows.join("")}</table>`;
}
