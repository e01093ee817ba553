import sections from "../../theme/sections.module.css";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./inbound.module.css";

/** The handling of an enquiry: three features beside an inbox that empties itself. */
export function Inbound({ copy }: { copy: SalesAutomationCopy["inbound"] }) {
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
			<img
				src="/images/sales/inbox.svg"
				alt={copy.imageAlt}
				width="800"
				height="640"
				loading="lazy"
			/>
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
