import type { HeadTag } from "./head.ts";

/** Marks the elements that belong to a page, so that the next page's replace them. */
export const HEAD_MARK = "data-page";

/** Replaces the document's head elements of the former page by those of the new one. */
export function applyHead(tags: readonly HeadTag[]): void {
	for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) {
		old.remove();
	}
	document.head.append(...tags.map(createElement));
}

function createElement(tag: HeadTag): HTMLElement {
	const element = document.createElement(tag.tag);
	element.setAttribute(HEAD_MARK, "");
	if (tag.tag === "title") element.textContent = tag.text;
	else if (tag.tag === "script") {
		element.setAttribute("type", "application/ld+json");
		element.textContent = JSON.stringify(tag.json);
	} else {
		for (const [name, value] of Object.entries(tag.attributes)) {
			element.setAttribute(name, value);
		}
	}
	return element;
}
