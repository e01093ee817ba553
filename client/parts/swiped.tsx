import type { ReactNode } from "react";

/** A list that is a row on a phone, which scrolls sideways. */
export const Swiped = ({ className, children }: { className: string; children: ReactNode }) => (
	<ul
		className={`swiped ${className}`}
		// A browser leaves a focused link where a part of it can be seen.
		onFocus={({ target }) => target.scrollIntoView({ block: "nearest", inline: "center" })}
	>
		{children}
	</ul>
);
