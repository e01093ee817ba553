import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { ActionLink } from "../action-link.tsx";
import styles from "./missing.module.css";
import type { MissingCopy } from "./tr.ts";

/** The head of a page shown for a missing one: an explanation and links onward. */
export function Missing({
	copy,
	location,
	onward = { page: "home", text: copy.home },
	children,
	last,
}: {
	copy: MissingCopy;
	/** Names the buttons for the statistics. */
	location: string;
	/** Where most visitors go on. */
	onward?: { page: "home" | "blog"; text: string };
	/** The page's title, and facts about the missing page. */
	children: ReactNode;
	/** Below everything else. */
	last?: ReactNode;
}) {
	const language = useLanguage();
	return (
		<div className={`band split middle ${styles.page}`} data-tone="ink">
			<div className="stack loose start">
				{children}
				<div className="closing-action actions">
					<OpenButton location={location}>{copy.action}</OpenButton>
					<ActionLink to={pathFor(onward.page, language)} location={location} outline>
						{onward.text}
					</ActionLink>
				</div>
			</div>
			<nav className="sheet" data-tone="paper" aria-label={copy.links.label}>
				<p className={`row muted ${styles.wanted}`}>
					{copy.wanted} <em className="kicker">{copy.state}</em>
				</p>
				<ul className={`ruled open ${styles.links}`}>
					{/* The button leads to the other one. */}
					{(["home", "cases", "blog"] as const)
						.filter((page) => page !== onward.page)
						.map((page) => (
							<li key={page}>
								<Link to={pathFor(page, language)} className="title">
									{copy.links[page]}
								</Link>
								<p className="muted">{copy.about[page]}</p>
							</li>
						))}
				</ul>
			</nav>
			{last}
		</div>
	);
}
