/** The links between the number of a footnote and its text, in Word and in Google Docs. */
const LINK = /#_?(?:ftnt?|edn)_?(ref)?(\d+)$/;

const NOTE = "data-footnote";

/** Marks a link to a footnote, and the one back to its place, so that they become footnotes of Markdown. */
export function markFootnotes(body: HTMLElement): void {
	for (const link of body.querySelectorAll("a[href*='#']")) {
		const [, back, number] = LINK.exec(link.getAttribute("href") ?? "") ?? [];
		if (!number) continue;
		const mark = body.ownerDocument.createElement("sup");
		// Without text it would count as empty.
		mark.textContent = number;
		mark.setAttribute(NOTE, back ? `[^${number}]: ` : `[^${number}]`);
		const around = link.closest("sup");
		(around?.textContent === link.textContent ? around : link).replaceWith(mark);
	}
}

/** The mark in Markdown; null for another element. */
export const footnoteOf = (element: Element): string | null => element.getAttribute(NOTE);
