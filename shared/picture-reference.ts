/*
 * A text names a picture of its post where the picture stands: `![alternative text](picture:<id>)`. So it moves
 * with its paragraph, whatever the headings are called.
 */

const SCHEME = "picture:";

/** The position of a picture that stands only where the text names it; it is no heading's. */
export const IN_TEXT = SCHEME;

const REFERENCE = /!\[((?:\\.|[^\\[\]\n])*)\]\(picture:([0-9a-f-]{36})\)/g;

export interface PictureReference {
	id: string;
	alt: string;
	/** UTF-16 code units from the start of the text. */
	from: number;
	to: number;
}

/** Markdown that puts a picture where it is written. */
export const pictureReference = (id: string, alt = ""): string =>
	`![${alt.replaceAll(/[\\[\]]/g, "\\$&").replaceAll(/\s+/g, " ")}](${SCHEME}${id})`;

/** The pictures that a Markdown text names, in their order. */
export const pictureReferences = (markdown: string): PictureReference[] =>
	Array.from(markdown.matchAll(REFERENCE), ({ 0: text, 1: alt = "", 2: id = "", index }) => ({
		id,
		alt: alt.replaceAll(/\\(.)/g, "$1"),
		from: index,
		to: index + text.length,
	}));

/** The id of the picture that a URL of a text names; undefined for other URLs. */
export const referencedId = (url: string): string | undefined =>
	url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined;
