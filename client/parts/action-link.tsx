import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trackClick } from "../analytics/events.ts";

/** A call to action that links to a page; the outlined one is the weaker of two. */
export function ActionLink({
	to,
	location,
	outline = false,
	children,
}: {
	to: string;
	/** Names the link for the statistics. */
	location: string;
	outline?: boolean;
	children: ReactNode;
}) {
	return (
		<Link
			to={to}
			className="action"
			data-outline={outline || undefined}
			onClick={() => trackClick(location)}
		>
			{children}
		</Link>
	);
}
