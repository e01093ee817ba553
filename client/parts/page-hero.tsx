import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

/** The dark head of a page: title, lead and, as children, a call to action. */
export function PageHero({
	title,
	lead,
	before,
	below,
	picture,
	compact = false,
	children,
}: {
	title: string;
	lead: string;
	/** Above the title: a breadcrumb, a link back. */
	before?: ReactNode;
	/** Below title and lead, as wide as both. */
	below?: ReactNode;
	/** Beside title and lead, which then stand one below the other. */
	picture?: ReactNode;
	/** Lower, with a smaller title: for results. */
	compact?: boolean;
	/** Below the lead: a call to action. */
	children?: ReactNode;
}) {
	return (
		<header
			className={`band split ${styles.hero}`}
			data-tone="ink"
			data-compact={compact || undefined}
			data-picture={picture !== undefined || undefined}
		>
			{before && <div className={styles.wide}>{before}</div>}
			<h1>{title}</h1>
			<div className={styles.side}>
				<p className={`lead ${styles.lead}`}>{lead}</p>
				{children && <div className={styles.after}>{children}</div>}
			</div>
			{picture && <div className={styles.picture}>{picture}</div>}
			{below && <div className={styles.wide}>{below}</div>}
		</header>
	);
}
