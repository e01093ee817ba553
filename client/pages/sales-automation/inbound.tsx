import { Enquiry } from "../../parts/enquiry.tsx";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./inbound.module.css";

/** The handling of an enquiry: three features beside the hours of one. */
export function Inbound({ copy }: { copy: SalesAutomationCopy["inbound"] }) {
	return (
		<section className="band split second-beside" data-tone="ink" aria-labelledby="inbound-title">
			<div className="head">
				<h2 id="inbound-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<div className={styles.timeline} data-tone="paper">
				<Enquiry copy={copy.timeline} />
			</div>
			<ul className="ruled">
				{copy.features.map(({ title, text }) => (
					<li key={title} className="stack tight">
						<h3>{title}</h3>
						<p className="muted measure">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
