import type { ComponentProps } from "react";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import { ReportExcerpt } from "../quick-analysis/report/report.tsx";
import sections from "../theme/sections.module.css";
import styles from "./closing.module.css";
import { Night } from "./night.tsx";

export interface ClosingCopy {
	title: string;
	text: string;
	action: string;
}

/** A page's last call to action, in the dark: opens the quick analysis, and shows what comes of it. */
export function Closing({
	copy,
	location,
	stage,
}: {
	copy: ClosingCopy;
	/** Names the button for the statistics. */
	location: string;
	/** The stage of the report that belongs to the page. */
	stage: ComponentProps<typeof ReportExcerpt>["stage"];
}) {
	return (
		<section className={styles.closing} data-tone="ink">
			<Night />
			<div className={styles.call}>
				<h2>{copy.title}</h2>
				<p className={sections.lead}>{copy.text}</p>
				<OpenButton location={location}>{copy.action}</OpenButton>
			</div>
			<ReportExcerpt stage={stage} />
		</section>
	);
}
