import { DemoAction } from "./actions.tsx";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./next.module.css";

/** A subject line that the demo composes, and the rule that it follows. */
export interface Sample {
	subject: string;
	rule: string;
}

/** The way to the demo, and beside it what one sees there. */
export function Next({
	copy,
	actions,
	samples,
}: {
	copy: SalesAutomationCopy["next"];
	actions: SalesAutomationCopy["actions"];
	samples: readonly Sample[];
}) {
	return (
		<section className="band split middle" aria-labelledby="next-title">
			<div className="stack loose start">
				<div className="head">
					<h2 id="next-title">{copy.title}</h2>
					<p>{copy.text}</p>
				</div>
				<DemoAction copy={actions} location="sales-automation-next" outline />
				<p className="note">{copy.setup}</p>
			</div>
			<ol className={`box ruled open ${styles.samples}`} data-tone="ink">
				{samples.map(({ subject, rule }) => (
					<li key={subject}>
						<p className="title">{subject}</p>
						<p className="note">{rule}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
