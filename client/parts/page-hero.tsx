import type { ReactNode } from "react";
import sections from "../theme/sections.module.css";
import styles from "./page-hero.module.css";

/** The dark head of a page: its title, what it is about, and what to press if anything. */
export function PageHero({
	title,
	lead,
	before,
	children,
}: {
	title: string;
	lead: string;
	/** Stands above the title: a breadcrumb, a way back. */
	before?: ReactNode;
	/** Stands below: a call to action. */
	children?: ReactNode;
}) {
	return (
		<header className={styles.hero} data-tone="ink">
			{before}
			<h1>{title}</h1>
			<p className={`${sections.lead} ${styles.lead}`}>{lead}</p>
			{children && <div className={styles.after}>{children}</div>}
		</header>
	);
}
