import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/language-context.tsx";
import { pathFor } from "../../i18n/paths.ts";
import { Link } from "../../link.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import sections from "../../theme/sections.module.css";
import styles from "./missing.module.css";
import type { MissingCopy } from "./tr.ts";

/** Where the nodes of the orbit are, in degrees; the first one is missing. */
const NODES = [-54, 18, 90, 162, 234];

const RADIUS = 150;

const place = (degrees: number) => {
	const angle = (degrees / 180) * Math.PI;
	// The same digits on the server and in each browser.
	const at = (ratio: number) => Number((200 + RADIUS * ratio).toFixed(1));
	return { cx: at(Math.cos(angle)), cy: at(Math.sin(angle)) };
};

/** The head of a page that stands for a missing one: what is said of it, and where to go on. */
export function Missing({
	copy,
	location,
	children,
}: {
	copy: MissingCopy;
	/** Names the button for the statistics. */
	location: string;
	/** The page's title, and what is known of the missing page. */
	children: ReactNode;
}) {
	const language = useLanguage();
	const [gap, ...nodes] = NODES.map(place);
	return (
		<div className={`${sections.band} ${styles.page}`} data-tone="ink">
			<div className={styles.text}>
				{children}
				<nav aria-label={copy.links.label}>
					<ul className={styles.links}>
						{(["home", "cases", "blog"] as const).map((page) => (
							<li key={page}>
								<Link to={pathFor(page, language)}>{copy.links[page]}</Link>
							</li>
						))}
					</ul>
				</nav>
				<OpenButton location={location}>{copy.action}</OpenButton>
			</div>
			<svg viewBox="0 0 400 400" className={styles.orbit} aria-hidden="true">
				<circle cx="200" cy="200" r={RADIUS} />
				<circle cx="200" cy="200" r="84" />
				{nodes.map((node) => (
					<circle key={node.cx} {...node} r="13" data-node />
				))}
				<circle {...gap} r="19" data-gap />
			</svg>
		</div>
	);
}
