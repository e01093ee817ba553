import { OpenButton } from "../quick-analysis/open-button.tsx";
import type { ReportExcerptCopy } from "../quick-analysis/report/copy.ts";
import { ReportExcerpt } from "../quick-analysis/report/report.tsx";
import styles from "./closing.module.css";
import { Night } from "./night.tsx";

export interface ClosingCopy {
	title: string;
	text: string;
	action: string;
}

/** A page's last call to action, in the dark: opens the quick analysis, and shows an excerpt of its report. */
export function Closing({
	copy,
	location,
	report,
}: {
	copy: ClosingCopy;
	/** Names the button for the statistics. */
	location: string;
	/** The excerpt with the stage that belongs to the page. */
	report: ReportExcerptCopy;
}) {
	return (
		<section className={`band split middle night screen-only ${styles.closing}`} data-tone="ink">
			<Night />
			<div className={`stack loose start ${styles.call}`}>
				<h2>{copy.title}</h2>
				<p className="lead">{copy.text}</p>
				<div className="closing-action">
					<OpenButton location={location}>{copy.action}</OpenButton>
				</div>
			</div>
			<ReportExcerpt copy={report} />
		</section>
	);
}
