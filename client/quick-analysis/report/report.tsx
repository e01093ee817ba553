import type { CSSProperties } from "react";
import sheet from "../../theme/sheet.module.css";
import { useQuickAnalysis } from "../context.tsx";
import type { ReportStage } from "./copy.ts";
import styles from "./report.module.css";

const FIELDS = ["today", "automated", "first", "effort", "setup"] as const;

/** What the visitor gets: the report on a sheet. */
export function Report({
	decorative = false,
}: {
	/** Hidden from screen readers: for a second one on the page. */
	decorative?: boolean;
}) {
	const { report } = useQuickAnalysis();
	return (
		<figure className={styles.report} data-tone="paper" aria-hidden={decorative || undefined}>
			<div className={sheet.sheet}>
				<Head />
				<ol>
					{report.stages.map((stage) => (
						<li key={stage.title}>
							<Title stage={stage} />
							<Fields stage={stage} />
						</li>
					))}
				</ol>
				<figcaption>{report.note}</figcaption>
			</div>
		</figure>
	);
}

/** The upper edge of the report, as a picture of it. */
export const ReportEdge = () => (
	<div className={`${styles.report} ${styles.edge}`} aria-hidden="true">
		<div className={sheet.sheet}>
			<Head />
		</div>
	</div>
);

function Head() {
	const { report } = useQuickAnalysis();
	return (
		<>
			<p className={sheet.stamp}>{report.stamp}</p>
			<p className={styles.title}>{report.title}</p>
			<p>{report.firm}</p>
		</>
	);
}

/** One stage of the report, large, in front of the edges of the others. */
export function ReportExcerpt({ stage: number }: { stage: 1 | 2 | 3 | 4 | 5 }) {
	const { report } = useQuickAnalysis();
	const stage = report.stages[number - 1];
	if (!stage) return null;
	return (
		<figure className={styles.excerpt} data-tone="paper">
			<ul aria-hidden="true">
				{report.stages
					.filter((other) => other !== stage)
					.map(({ title }, index) => (
						<li key={title} style={{ "--back": 4 - index } as CSSProperties}>
							{title}
						</li>
					))}
			</ul>
			<div className={sheet.sheet}>
				<Title stage={stage} />
				<p className={sheet.stamp}>{report.stamp}</p>
				<p>{`${report.title}, ${report.firm}`}</p>
				<Fields stage={stage} />
				<figcaption>{report.note}</figcaption>
			</div>
		</figure>
	);
}

function Title({ stage }: { stage: ReportStage }) {
	const { report } = useQuickAnalysis();
	return (
		// New with its text: a text beside others is out of React's reach once the browser has translated the page.
		<p key={stage.title} className={styles.title}>
			{stage.title} {stage.start && <mark>{report.start}</mark>}
		</p>
	);
}

function Fields({ stage }: { stage: ReportStage }) {
	const { labels, efforts } = useQuickAnalysis().report;
	return (
		<dl className={styles.fields}>
			{FIELDS.map((field) => (
				<div key={field}>
					<dt>{labels[field]}</dt>
					{field === "effort" ? (
						<dd data-effort={stage.effort}>{efforts[stage.effort]}</dd>
					) : (
						<dd>{stage[field]}</dd>
					)}
				</div>
			))}
		</dl>
	);
}
