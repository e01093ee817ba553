import type { CSSProperties } from "react";
import type { ReportCopy, ReportExcerptCopy, ReportStage } from "./copy.ts";
import styles from "./report.module.css";

const FIELDS = ["today", "automated", "first", "effort", "setup"] as const;

/** The report's words around its stages. */
type Words = Omit<ReportCopy, "stages">;

/** The report that the visitor gets, on a sheet. */
export function Report({
	copy,
	fold,
	decorative = false,
}: {
	copy: ReportCopy;
	/** Unfolds the other stages below a desktop's width, after the one to begin with; without it all are there in their order. */
	fold?: string;
	/** Hidden from screen readers: for a second one on the page. */
	decorative?: boolean;
}) {
	return (
		<figure className={styles.report} data-tone="paper" aria-hidden={decorative || undefined}>
			<div className="sheet stacked muted">
				<p className="stamp">{copy.stamp}</p>
				<p className={styles.title}>{copy.title}</p>
				<p>{copy.firm}</p>
				{fold ? (
					<>
						<Stages stages={copy.stages.filter(({ start }) => start)} copy={copy} />
						<details className={`unfolds below-desktop ${styles.fold}`}>
							<summary>{fold}</summary>
							<Stages stages={copy.stages.filter(({ start }) => !start)} copy={copy} />
						</details>
					</>
				) : (
					<Stages stages={copy.stages} copy={copy} />
				)}
				<figcaption>{copy.note}</figcaption>
			</div>
		</figure>
	);
}

const Stages = ({ stages, copy }: { stages: readonly ReportStage[]; copy: ReportCopy }) => (
	<ol>
		{stages.map((stage) => (
			<li key={stage.title}>
				<Title stage={stage} start={copy.start} />
				<Fields stage={stage} copy={copy} />
			</li>
		))}
	</ol>
);

/** One stage of the report, large, in front of the edges of the others. */
export const ReportExcerpt = ({ copy }: { copy: ReportExcerptCopy }) => (
	<figure className={styles.excerpt} data-tone="paper">
		<ul aria-hidden="true">
			{copy.others.map((title, index) => (
				<li key={title} style={{ "--back": 4 - index } as CSSProperties}>
					{title}
				</li>
			))}
		</ul>
		<div className="sheet muted">
			<Title stage={copy.stage} start={copy.start} />
			<p className="stamp">{copy.stamp}</p>
			<p>{`${copy.title}, ${copy.firm}`}</p>
			<Fields stage={copy.stage} copy={copy} />
			<figcaption>{copy.note}</figcaption>
		</div>
	</figure>
);

const Title = ({ stage, start }: { stage: ReportStage; start: string }) => (
	// New with its text: a text beside others is out of React's reach once the browser has translated the page.
	<p key={stage.title} className={styles.title}>
		{stage.title} {stage.start && <mark className="pill">{start}</mark>}
	</p>
);

const Fields = ({ stage, copy: { labels, efforts } }: { stage: ReportStage; copy: Words }) => (
	<dl className={`fits ${styles.fields}`}>
		{FIELDS.map((field) => (
			<div key={field}>
				<dt>{labels[field]}</dt>
				{field === "effort" ? (
					<dd className="degree" data-degree={stage.effort}>
						{efforts[stage.effort]}
					</dd>
				) : (
					<dd>{stage[field]}</dd>
				)}
			</div>
		))}
	</dl>
);
