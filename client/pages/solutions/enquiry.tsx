import sheet from "../../theme/sheet.module.css";
import type { SolutionsCopy } from "./copy.ts";
import styles from "./enquiry.module.css";

/** One enquiry as the system records it, stamped as an example: each step with its time. */
export function Enquiry({
	copy: { stamp, title, steps, note },
}: {
	copy: SolutionsCopy["hero"]["enquiry"];
}) {
	return (
		<figure className={styles.enquiry}>
			<p className={sheet.stamp}>{stamp}</p>
			<p className={styles.title}>{title}</p>
			<ol>
				{steps.map(({ time, title, text, from, mark }) => (
					<li key={title} data-from={from}>
						<span className={styles.time}>{time}</span>
						<strong>{title}</strong> {mark && <em>{mark}</em>}
						<p>{text}</p>
					</li>
				))}
			</ol>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
