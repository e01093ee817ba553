import { plainText } from "../../../shared/plain-text.ts";
import { escapeHtml } from "../../html.ts";

/** An element as data, with unescaped text: it is escaped when it is written. */
export interface XmlElement {
	name: string;
	attributes: Record<string, string | number | undefined>;
	children: readonly (XmlElement | string)[];
}

/** An element with its children; `undefined` children are left out. */
export const element = (
	name: string,
	attributes: XmlElement["attributes"] = {},
	...children: readonly (XmlElement | string | undefined)[]
): XmlElement => ({
	name,
	attributes,
	children: children.filter((child) => child !== undefined),
});

/** A document with the given root. */
export const xmlDocument = (root: XmlElement): string =>
	`<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;

function write({ name, attributes, children }: XmlElement): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
		.join("");
	if (children.length === 0) return `<${name}${written}/>`;
	const content = children
		.map((child) => (typeof child === "string" ? escapeXml(child) : write(child)))
		.join("");
	return `<${name}${written}>${content}</${name}>`;
}

/** The characters that XML 1.0 forbids (production 2, Char): most control characters, halves of surrogate pairs. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeHtml(plainText(text).replaceAll(FORBIDDEN, ""));
