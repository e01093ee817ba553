import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

/** The dark head of a page: title, lead and, as children, a call to action. */
export function PageHero({
	title,
	lead,
	before,
	below,
	picture,
	longer = false,
	compact,
	children,
}: {
	title: string;
	lead: string;
	/** Above the title: a breadcrumb, a link back. */
	before?: ReactNode;
	/** Below title and lead, as wide as both. */
	below?: ReactNode;
	/** Beside title and lead. */
	picture?: ReactNode;
	/** The picture is much longer than the text: they begin at the same height. */
	longer?: boolean;
	/** Lower, so that what the page is for comes up; results have a smaller title, too. */
	compact?: "tool" | "results";
	/** Below the lead: a call to action, `first-action` where it is the analysis. */
	children?: ReactNode;
}) {
	const text = (
		<div className="stack loose">
			<h1>{title}</h1>
			<p className="lead">{lead}</p>
			{children}
		</div>
	);
	return (
		<header className={`band stack ${styles.hero}`} data-tone="ink" data-compact={compact}>
			{before}
			{picture ? (
				<div className={`split ${styles.beside}`} data-longer={longer || undefined}>
					{text}
					{picture}
				</div>
			) : (
				text
			)}
			{below}
		</header>
	);
}
