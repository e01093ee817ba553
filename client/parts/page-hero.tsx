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
	compact = false,
	stacked = false,
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
	/** The picture is much longer than the text: they begin at the same height. */
	longer?: boolean;
	/** Lower, with a smaller title: for results. */
	compact?: boolean;
	/** The lead below the title, where something as wide as both follows. */
	stacked?: boolean;
	/** Below the lead: a call to action. */
	children?: ReactNode;
}) {
	return (
		<header
			className={`band stack ${styles.hero}`}
			data-tone="ink"
			data-compact={compact || undefined}
		>
			{before}
			{picture ? (
				<div className={`split ${styles.beside}`} data-picture={longer ? "longer" : ""}>
					<div className="stack loose">
						<h1>{title}</h1>
						<Lead text={lead}>{children}</Lead>
					</div>
					{picture}
				</div>
			) : (
				// Beside a title alone, half of the screen would be empty.
				<div className={stacked ? "stack loose" : `split ${styles.beside}`}>
					<h1>{title}</h1>
					<div className={stacked ? undefined : styles.side}>
						<Lead text={lead}>{children}</Lead>
					</div>
				</div>
			)}
			{below}
		</header>
	);
}

const Lead = ({ text, children }: { text: string; children: ReactNode }) => (
	<div className="stack loose">
		<p className="lead">{text}</p>
		{children && <div className="first-action">{children}</div>}
	</div>
);
