import { readTables } from "./clean-tables.ts";
import { isHiddenUrl } from "./hidden-url.ts";
import { BLOCKS, isElement, rename, unwrap } from "./html-elements.ts";
import { markFootnotes } from "./word-footnotes.ts";

/*
 * Word processors write how a text looks, not what it means: Word its lists as paragraphs with a typed bullet,
 * Google Docs its bold words as styled spans. This makes plain HTML of it.
 */

/** Elements to drop with their content; pictures come as files, not as paths on a disk. */
const UNWANTED = "style, script, meta, link, title, img, svg, button, input, select, textarea";

/** Replaces the looks in clipboard HTML by elements with that meaning. */
export function cleanClipboard(body: HTMLElement): void {
	for (const element of body.querySelectorAll(UNWANTED)) element.remove();
	readWordLists(body);
	removeComments(body);
	markFootnotes(body);
	readStyles(body);
	readLinks(body);
	nestLists(body);
	numberItems(body);
	readHeadings(body);
	readTables(body);
	joinRuns(body);
}

const styleOf = (element: Element): string => element.getAttribute("style")?.toLowerCase() ?? "";

/** `mso-list:l0 level2 lfo1`: a paragraph of a list, of this level. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/;

/** A bullet that counts: `1.`, `b)`, `iv.` */
const NUMBER = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Makes lists of Word's paragraphs. */
function readWordLists(body: HTMLElement): void {
	/** The open lists, from the outermost. */
	let open: { list: Element; level: number }[] = [];
	let last: Element | undefined;
	for (const paragraph of body.querySelectorAll("p")) {
		const level = Number(WORD_ITEM.exec(styleOf(paragraph))?.[1] ?? 0);
		if (level === 0) continue;
		const name = NUMBER.test(takeBullet(paragraph)) ? "ol" : "ul";
		if (last?.nextElementSibling !== paragraph) open = [];
		open = open.filter((one) => one.level <= level);
		let current = open.at(-1);
		if (!current || current.level < level || current.list.tagName.toLowerCase() !== name) {
			if (current?.level === level) open.pop();
			const list = paragraph.ownerDocument.createElement(name);
			const parent = open.at(-1)?.list.lastElementChild;
			if (parent) parent.append(list);
			else paragraph.before(list);
			current = { list, level };
			open.push(current);
		}
		const item = paragraph.ownerDocument.createElement("li");
		item.append(...paragraph.childNodes);
		current.list.append(item);
		paragraph.remove();
		last = open[0]?.list;
	}
}

/** Removes the bullet that Word typed: it stands between two comments, or is marked as ignored. @returns its text. */
function takeBullet(paragraph: Element): string {
	let bullet = "";
	let isBullet = false;
	for (const node of [...paragraph.childNodes]) {
		const comment = node.nodeType === 8 ? (node.nodeValue ?? "") : "";
		if (/if\s+!supportLists/.test(comment)) isBullet = true;
		else if (/endif/.test(comment)) isBullet = false;
		else if (isBullet || isIgnored(node)) bullet += node.textContent ?? "";
		else continue;
		node.parentNode?.removeChild(node);
	}
	return bullet.trim();
}

const isIgnored = (node: Node): boolean =>
	isElement(node) && /mso-list:\s*ignore/.test(styleOf(node));

function removeComments(node: Node): void {
	for (const child of [...node.childNodes]) {
		if (child.nodeType === 8) node.removeChild(child);
		else removeComments(child);
	}
}

/* Not Word's own properties, such as `mso-bidi-font-style`. */
const BOLD = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/;
const ITALIC = /(?:^|;)\s*font-style:\s*italic/;
const STRUCK = /(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/;
const CODE = /(?:^|;)\s*font-family:[^;]*(?:consolas|courier|monospace)/;
const NEITHER = /(?:^|;)\s*font-(?:weight|style):\s*(?:normal|400)/;

/** Turns styles into elements, such as bold text into `strong`, and unwraps elements without a meaning. */
function readStyles(body: HTMLElement): void {
	// Google Docs puts everything into a `b` that is not bold.
	for (const element of body.querySelectorAll("b, i")) {
		if (NEITHER.test(styleOf(element))) unwrap(element);
		else rename(element, element.tagName === "B" ? "strong" : "em");
	}
	for (const span of [...body.querySelectorAll("span, font")].reverse()) {
		const style = styleOf(span);
		const names = [
			BOLD.test(style) && "strong",
			ITALIC.test(style) && "em",
			STRUCK.test(style) && "del",
			CODE.test(style) && !span.closest("pre, code") && "code",
		].filter((name) => name !== false);
		const isBlank = span.textContent?.trim() === "";
		if (!isBlank) {
			for (const name of names) {
				const element = body.ownerDocument.createElement(name);
				element.append(...span.childNodes);
				span.append(element);
			}
		}
		unwrap(span);
	}
	for (const element of body.querySelectorAll("o\\:p, u, a:not([href])")) unwrap(element);
	// An empty line between two paragraphs.
	for (const end of body.querySelectorAll(":scope > br")) end.remove();
	for (const end of body.querySelectorAll("br")) if (!end.nextSibling) end.remove();
	for (const end of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) br")) end.replaceWith(" ");
}

/**
 * Replaces the redirects of Google Docs and Gmail (`https://www.google.com/url?q=…`) by their targets, and
 * links that the site does not show by their words.
 */
function readLinks(body: HTMLElement): void {
	for (const link of body.querySelectorAll('a[href^="https://www.google.com/url?"]')) {
		const target = new URL(link.getAttribute("href") ?? "").searchParams.get("q");
		if (target && URL.canParse(target)) link.setAttribute("href", target);
	}
	for (const link of body.querySelectorAll("a[href]")) {
		if (isHiddenUrl(link.getAttribute("href") ?? "")) unwrap(link);
		else if (holdsBlock(link)) {
			linkWithin(link, link);
			unwrap(link);
		}
	}
}

/** Moves a link that is around blocks into each of them: a link of Markdown is within one. */
function linkWithin(parent: Node, link: Element): void {
	let run: ChildNode[] = [];
	const wrapRun = () => {
		if (run.some(({ textContent }) => textContent?.trim())) {
			const inner = link.cloneNode();
			run[0]?.before(inner);
			for (const child of run) inner.appendChild(child);
		}
		run = [];
	};
	for (const child of [...parent.childNodes]) {
		if (holdsBlock(child)) {
			wrapRun();
			linkWithin(child, link);
		} else run.push(child);
	}
	wrapRun();
}

const holdsBlock = (node: Node): boolean =>
	isElement(node) &&
	(node.matches(`${BLOCKS}, thead, tbody, tfoot, tr, th, td`) ||
		node.querySelector(BLOCKS) !== null);

/** Google Docs puts an inner list beside the item that it belongs to. */
function nestLists(body: HTMLElement): void {
	for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
		const item = list.previousElementSibling;
		if (item?.tagName === "LI") item.append(list);
	}
	for (const paragraph of body.querySelectorAll("li > p:only-of-type")) unwrap(paragraph);
}

/** A number of an item in Markdown. */
const START = /^\d{1,9}$/;

/** Writes into each item of a numbered list which one it is: to count those before it takes seconds in a long list. */
function numberItems(body: HTMLElement): void {
	for (const list of body.querySelectorAll("ol")) {
		const start = list.getAttribute("start") ?? "";
		const first = START.test(start) ? Number(start) : 1;
		for (const [place, item] of [...list.children].entries()) {
			item.setAttribute("value", String(first + place));
		}
	}
}

/** The page's title is its only heading of the first level; headings are bold anyway. */
function readHeadings(body: HTMLElement): void {
	for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
	if (body.querySelector("h1")) {
		for (let level = 5; level > 0; level -= 1) {
			for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
		}
	}
	for (const bold of body.querySelectorAll(
		"h2 strong, h3 strong, h4 strong, h5 strong, h6 strong, th strong",
	)) {
		unwrap(bold);
	}
	for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
		if (heading.textContent?.trim() === "") heading.remove();
	}
}

/** `**one****two**` would not be read as bold. */
function joinRuns(body: HTMLElement): void {
	for (const element of body.querySelectorAll("strong, em, del, code")) {
		while (element.nextSibling?.nodeName === element.nodeName) {
			element.append(...element.nextSibling.childNodes);
			element.nextSibling.remove();
		}
	}
}
