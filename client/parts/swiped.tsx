import type { ReactNode } from "react";

/** A list that is a row on a phone, which scrolls sideways. */
export const Swiped = ({
	className,
	list: List = "ul",
	children,
}: {
	className: string;
	list?: "ul" | "ol";
	children: ReactNode;
}) => (
	<List
		className={`swiped ${className}`}
		// A browser leaves a focused link where a part of it can be seen.
		onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "center" })}
	>
		{children}
	</List>
);
