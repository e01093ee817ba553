import type { ExtraProps } from "react-markdown";

type Element = NonNullable<ExtraProps["node"]>;

/** The middle of a text; an author's own rule has no class. */
const MIDDLE = "post-middle";

/** Main headings; a text with fewer has no room for something in its middle. */
const WORTH_A_MIDDLE = 3;

interface Root {
	children: (Element | Element["children"][number])[];
}

/** A plugin that marks the middle of a long text, between two of its sections. */
export const markMiddle = () => (tree: Root) => {
	const headings = tree.children.filter(
		(node) => node.type === "element" && /^h[12]$/.test(node.tagName),
	);
	const next = headings[Math.ceil(headings.length / 2)];
	if (headings.length < WORTH_A_MIDDLE || !next) return;
	tree.children.splice(tree.children.indexOf(next), 0, {
		type: "element",
		tagName: "hr",
		properties: { className: [MIDDLE] },
		children: [],
	});
};

/** The HTML of a text, in two parts if `markMiddle` marked its middle, otherwise in one. */
export const splitAtMiddle = (html: string): string[] => html.split(`<hr class="${MIDDLE}"/>`);
