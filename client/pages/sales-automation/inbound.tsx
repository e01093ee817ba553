import sections from "../../theme/sections.module.css";
import sheet from "../../theme/sheet.module.css";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./inbound.module.css";

/** The handling of an enquiry: three features beside the hours of one. */
export function Inbound({
	copy,
	example,
}: {
	copy: SalesAutomationCopy["inbound"];
	example: SalesAutomationCopy["example"];
}) {
	const { timeline } = copy;
	return (
		<section
			className={`${sections.band} ${styles.inbound}`}
			data-tone="ink"
			aria-labelledby="inbound-title"
		>
			<div className={`${sections.head} ${styles.head}`}>
				<h2 id="inbound-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<figure className={`${sheet.sheet} ${styles.timeline}`} data-tone="paper">
				<p className={sheet.stamp}>{example.stamp}</p>
				<p className={styles.title}>{timeline.title}</p>
				<ol>
					{timeline.steps.map(({ time, text, words }) => (
						<li key={text}>
							<span>{time}</span>
							<strong>{text}</strong>
							{words && <p className={styles.words}>{words}</p>}
						</li>
					))}
				</ol>
				<figcaption>{example.note}</figcaption>
			</figure>
			<ul className={styles.features}>
				{copy.features.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
