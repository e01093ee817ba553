import sections from "../../theme/sections.module.css";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./outbound.module.css";

/** The steps to a new customer: four features below their picture, and the result. */
export function Outbound({ copy }: { copy: SalesAutomationCopy["outbound"] }) {
	return (
		<section className={sections.wide} aria-labelledby="outbound-title">
			<div className={`${sections.head} ${styles.head}`}>
				<h2 id="outbound-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<picture>
				<source
					media="(width < 40rem)"
					srcSet="/images/sales/outbound-narrow.svg"
					width="600"
					height="760"
				/>
				<img
					className={sections.picture}
					src="/images/sales/outbound.svg"
					alt={copy.imageAlt}
					width="1200"
					height="480"
				/>
			</picture>
			<ol className={styles.features}>
				{copy.features.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<p className={styles.result}>
				<span className={styles.figure}>
					<span className={styles.label}>{copy.result.label}</span>{" "}
					<strong>{copy.result.figure}</strong>
				</span>{" "}
				<span>{copy.result.text}</span>
			</p>
		</section>
	);
}
