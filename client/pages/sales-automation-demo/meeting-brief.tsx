import type { SalesAutomationDemoCopy } from "./copy.ts";
import brief from "./meeting-brief.module.css";
import styles from "./panel.module.css";
import { Start } from "./start.tsx";

/** The demo panel of meeting preparation: the sheet that a salesperson would get. */
export function MeetingBrief({
	copy,
	preview,
}: {
	copy: SalesAutomationDemoCopy["meetingBrief"];
	preview: string;
}) {
	return (
		<section
			className={styles.panel}
			data-turned
			aria-labelledby="meeting-brief-title"
		>
			<div className={styles.text}>
				<p className={styles.tag}>{preview}</p>
				<h2 id="meeting-brief-title">{copy.title}</h2>
				<p>{copy.text}</p>
				<Start label={copy.start} note={copy.startNote} />
			</div>
			<div className={brief.desk}>
				<div className={brief.sheet}>
					<h3>{copy.outputTitle}</h3>
					<p>{copy.meeting}</p>
					<dl>
						{copy.rows.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</section>
	);
}
