import type { ReactNode } from "react";
import styles from "./feed-link.module.css";

/** A link to the feed. It is a plain link, because the router has no route for the feed. */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} type="application/rss+xml" className={`touch small quiet-link ${styles.feed}`}>
			<svg className="lines" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
				<path d="M2 2a12 12 0 0 1 12 12M2 7a7 7 0 0 1 7 7" />
				<circle cx="3.5" cy="12.5" r="1.5" />
			</svg>
			{children}
		</a>
	);
}
