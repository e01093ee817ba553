import type { PostPicture } from "../../../shared/desk/posts.ts";
import type { Language } from "../../../shared/languages.ts";
import { IN_TEXT, pictureReference, pictureReferences } from "../../../shared/picture-reference.ts";
import { COVER } from "../../../shared/post.ts";
import { headingsAbove } from "./markdown.ts";
import type { PlacedPicture } from "./referenced-pictures.ts";

const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

/** Whether a picture stands where its heading is, and not where the text names it. */
export const isBelowHeading = ({ position }: Pick<PostPicture, "position">): boolean =>
	position !== COVER && position !== IN_TEXT;

/**
 * A post's text in which every picture is named where it stands, for the desk: the pictures of programs stand
 * below the heading that they name, and would leave it when it is renamed. A heading within a list or a quotation
 * keeps its pictures: what is inserted there would end the quotation.
 */
export function nameAllPictures(
	markdown: string,
	pictures: readonly PostPicture[],
	language: Language,
): string {
	const named = new Set(pictureReferences(markdown).map(({ id }) => id));
	const waiting = pictures
		.filter((picture) => isBelowHeading(picture) && !named.has(picture.id))
		.map((picture) => ({ ...picture, src: picture.id, sizes: "" }));
	if (waiting.length === 0) return markdown;
	const headings = headingsAbove(markdown, waiting, language);
	const below = Map.groupBy(waiting, (picture) => headings.get(picture)?.to);
	const isNested = (picture: PlacedPicture) => {
		const from = headings.get(picture)?.from ?? 0;
		const lineStart = markdown.lastIndexOf("\n", from - 1) + 1;
		return markdown.slice(lineStart, from).trim() !== "";
	};
	const places = [...below].sort(([one = Infinity], [other = Infinity]) => other - one);
	return places.reduce((text, [at, placed]) => {
		const references = placed
			.filter((picture) => at === undefined || !isNested(picture))
			.map(({ id, alt }) => pictureReference(id, alt));
		if (references.length === 0) return text;
		const before = at === undefined ? text.trimEnd() : text.slice(0, at);
		const after = at === undefined ? "" : text.slice(at).replace(BLANK_LINES, "");
		return [before, ...references, after].filter(Boolean).join("\n\n") + (after ? "" : "\n");
	}, markdown);
}
