import type { CaseStudy } from "../cases/case-study.ts";
import styles from "./case-detail.module.css";

/** The client's quote and its source. */
export function Quote({ quote }: { quote: NonNullable<CaseStudy["alinti"]> }) {
	return (
		<figure className="band sunk stack loose">
			<blockquote className={styles.quote}>{quote.text}</blockquote>
			<figcaption className="muted">{quote.source}</figcaption>
		</figure>
	);
}
