import { useQuickAnalysis } from "../context.tsx";
import styles from "./report.module.css";

const FIELDS = ["today", "automated", "first", "effort", "setup"] as const;

/** What the visitor gets: the report on a sheet, upright, or as a table where there is room for it. */
export function Report({
	decorative = false,
}: {
	/** Hidden from screen readers: for a second one on the page. */
	decorative?: boolean;
}) {
	const { report } = useQuickAnalysis();
	const { labels, efforts } = report;
	return (
		<figure
			className={styles.report}
			data-tone="paper"
			aria-hidden={decorative || undefined}
		>
			<div className={styles.sheet}>
				<p className={styles.stamp}>{report.stamp}</p>
				<p className={styles.title}>{report.title}</p>
				<p>{report.firm}</p>
				<p className={styles.labels} aria-hidden="true">
					<span>{labels.stage}</span>
					{FIELDS.map((field) => (
						<span key={field}>{labels[field]}</span>
					))}
				</p>
				<ol>
					{report.stages.map((stage) => (
						<li key={stage.title}>
							<p>
								{stage.title} {stage.start && <mark>{report.start}</mark>}
							</p>
							<dl>
								{FIELDS.map((field) => (
									<div key={field}>
										<dt>{labels[field]}</dt>
										{field === "effort" ? (
											<dd data-effort={stage.effort}>
												{efforts[stage.effort]}
											</dd>
										) : (
											<dd>{stage[field]}</dd>
										)}
									</div>
								))}
							</dl>
						</li>
					))}
				</ol>
				<figcaption>{report.note}</figcaption>
			</div>
		</figure>
	);
}
