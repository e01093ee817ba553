import type { ExtraProps } from "react-markdown";
import type { Picture } from "../../../shared/picture.ts";
import { referencedId } from "../../../shared/picture-reference.ts";

/** A picture that is published with a post, outside its markdown. */
export interface PlacedPicture extends Picture {
	id: string;
	/** The heading above the picture, as text or as its slug; or `IN_TEXT`. */
	position: string;
	alt: string;
	sizes: string;
}

type Element = NonNullable<ExtraProps["node"]>;
type Child = Element["children"][number];

interface Parent {
	children: Child[];
}

/** The class of a figure; its picture has no class of its own. */
export const FIGURE = "post-picture";

/**
 * A plugin that puts in each picture which the text names, as `![…](picture:<id>)`: a paragraph of pictures
 * becomes figures. A picture that the post does not have is left out.
 */
export const placeReferenced = (pictures: readonly PlacedPicture[]) => {
	const byId = new Map(pictures.map((picture) => [picture.id, picture]));
	return () => (tree: Parent) => place(tree, byId);
};

function place(parent: Parent, byId: ReadonlyMap<string, PlacedPicture>): void {
	parent.children = parent.children.flatMap((child): Child[] => {
		if (child.type !== "element") return [child];
		if (isReference(child)) return placed(child, byId);
		if (child.tagName !== "p" || !child.children.some(isReference)) {
			place(child, byId);
			return [child];
		}
		if (!child.children.every((part) => isReference(part) || isBlank(part))) {
			place(child, byId);
			return child.children.every(isBlank) ? [] : [child];
		}
		return child.children.flatMap((part) =>
			placed(part, byId).map((img) => ({
				type: "element" as const,
				tagName: "figure",
				properties: { className: [FIGURE] },
				children: [img],
			})),
		);
	});
}

const sourceOf = (node: Child): string =>
	node.type === "element" && node.tagName === "img" ? String(node.properties.src ?? "") : "";

const isReference = (node: Child): boolean => referencedId(sourceOf(node)) !== undefined;

const isBlank = (node: Child): boolean =>
	(node.type === "text" && node.value.trim() === "") ||
	(node.type === "element" && node.tagName === "br");

/** The replacement of a reference: its picture, or nothing. */
function placed(node: Child, byId: ReadonlyMap<string, PlacedPicture>): Element[] {
	const picture = byId.get(referencedId(sourceOf(node)) ?? "");
	if (node.type !== "element" || !picture) return [];
	const { id, position, alt, ...attributes } = picture;
	// The text's own words first: the same picture may say something else elsewhere.
	return [
		{ ...node, properties: { ...attributes, alt: String(node.properties.alt ?? "") || alt } },
	];
}
