import { markdownLanguage } from "@codemirror/lang-markdown";

/** Where one reads: the share of a frame's, a pane's or the window's height above it. */
export const FROM_TOP = 0.3;

/**
 * Scrolls a page roughly to the place of the cursor: between the same two headings, as far as in the text.
 * Places in UTF-16 code units.
 * @param places where the headings of the text begin. @param length of the text.
 */
export function scrollTo(
	page: Document,
	{ places, length }: { places: readonly number[]; length: number },
	cursor: number,
): void {
	const text = page.querySelector("article > footer")?.previousElementSibling;
	const view = page.defaultView;
	if (!text || !view) return;
	// The headings of the text, without the title of its table of contents.
	const headings = text.querySelectorAll(":is(h2, h3, h4, h5, h6)[id]:not(nav *)");
	const before = places.filter((place) => place <= cursor).length;
	if (before === 0 && cursor === 0) {
		view.scrollTo({ top: 0 });
		return;
	}
	const topOf = (element: Element | undefined, otherwise: number) =>
		element ? element.getBoundingClientRect().top + view.scrollY : otherwise;
	const body = text.getBoundingClientRect();
	const start = topOf(headings[before - 1], body.top + view.scrollY);
	const end = topOf(headings[before], body.bottom + view.scrollY);
	const from = places[before - 1] ?? 0;
	const to = places[before] ?? length;
	const share = to > from ? (cursor - from) / (to - from) : 0;
	view.scrollTo({ top: start + (end - start) * share - view.innerHeight * FROM_TOP });
}

/** Where the headings of a Markdown text begin, in UTF-16 code units. */
export function headingsIn(markdown: string): number[] {
	const places: number[] = [];
	markdownLanguage.parser.parse(markdown).iterate({
		enter({ name, from }) {
			if (/^(?:ATX|Setext)Heading/.test(name)) places.push(from);
		},
	});
	return places;
}
