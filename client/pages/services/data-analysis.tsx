import type { ServiceSectionCopy } from "./copy.ts";
import styles from "./sections.module.css";
import { ServiceHead, ServiceMore, ServicePoints } from "./service-parts.tsx";

/** A text section: the head stays in view while its points pass. */
export function DataAnalysis({
	name,
	copy,
}: {
	name: string;
	copy: ServiceSectionCopy;
}) {
	return (
		<section
			id="data-analysis"
			className={`${styles.section} ${styles.ledger}`}
			aria-labelledby="data-analysis-title"
			tabIndex={-1}
		>
			<div>
				<ServiceHead id="data-analysis" name={name} copy={copy} />
				<ServiceMore service="data-analysis" copy={copy} />
			</div>
			<ServicePoints points={copy.points} />
		</section>
	);
}
