/** Elements that are lines of their own. */
export const BLOCKS =
	"p, div, section, article, header, footer, figure, figcaption, ul, ol, li, table, blockquote, pre, h1, h2, h3, h4, h5, h6";

/** Whether a node of any document is an element: `instanceof` knows those of its own window only. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Puts an element's content in its place. */
export function unwrap(element: Element): void {
	element.replaceWith(...element.childNodes);
}

/** Puts an element of another kind in its place. */
export function rename(element: Element, name: string): void {
	const renamed = element.ownerDocument.createElement(name);
	const href = element.getAttribute("href");
	if (href) renamed.setAttribute("href", href);
	renamed.append(...element.childNodes);
	element.replaceWith(renamed);
}
