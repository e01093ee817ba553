import type { ExtraProps } from "react-markdown";

type Element = NonNullable<ExtraProps["node"]>;

interface Parent {
	children: Element["children"];
}

/** Elements within each other. Browsers need a minute for the styles of some ten thousand. */
const DEEPEST = 100;

/** A plugin that refuses a text whose elements stand within each other too deeply. @throws RangeError */
export const limitDepth = () => (tree: Parent) => check(tree, 0);

function check({ children }: Parent, depth: number): void {
	if (depth > DEEPEST) throw new RangeError("Elements are nested too deeply");
	for (const child of children) if (child.type === "element") check(child, depth + 1);
}
