import type { PostAnswer, PostPicture } from "../../../shared/desk/posts.ts";
import { pictureReference, pictureReferences } from "../../../shared/picture-reference.ts";
import { COVER } from "../../../shared/post.ts";

/** The ids of a post's pictures without a description, in the order of the page. */
export function undescribedIn(content: string, pictures: readonly PostPicture[]): string[] {
	const has = new Set(pictures.map(({ id }) => id));
	const cover = pictures.filter(({ position, alt }) => position === COVER && alt === "");
	const inText = pictureReferences(content).filter(
		({ id, alt }) => alt.trim() === "" && has.has(id),
	);
	return [...new Set([...cover, ...inText].map(({ id }) => id))];
}

/**
 * The pictures that newly lack a description: those that visitors see without one were asked about at publication.
 * @param stored the post before it is published.
 */
export function newlyUndescribedIn(
	content: string,
	{ live, post, pictures }: Pick<PostAnswer, "live" | "post" | "pictures">,
): string[] {
	const before = live ?? post;
	const known = before.status === "published" ? undescribedIn(before.content, pictures) : [];
	return undescribedIn(content, pictures).filter((id) => !known.includes(id));
}

/** The text with these descriptions, by the ids of their pictures, where it has none yet. */
export const withDescriptions = (content: string, texts: ReadonlyMap<string, string>): string =>
	pictureReferences(content).reduceRight((text, { id, alt, from, to }) => {
		const described = alt.trim() === "" ? texts.get(id)?.trim() : undefined;
		return described
			? text.slice(0, from) + pictureReference(id, described) + text.slice(to)
			: text;
	}, content);
