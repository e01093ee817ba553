import styles from "./next-steps.module.css";
import type { QuickAnalysisCopy } from "./tr.ts";

/** The steps after the form is sent. */
export function NextSteps({
	copy,
	heading: Heading = "h3",
}: {
	copy: QuickAnalysisCopy;
	/** The level of its title. */
	heading?: "h2" | "h3";
}) {
	return (
		<div className={`stack muted ${styles.next}`}>
			<Heading>{copy.nextTitle}</Heading>
			<ol className="stack numbered">
				{copy.next.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</div>
	);
}
