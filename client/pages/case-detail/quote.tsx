import type { CaseStudy } from "../cases/case-study.ts";
import styles from "./quote.module.css";

/** What the client said, and who said it. */
export function Quote({ quote }: { quote: NonNullable<CaseStudy["alinti"]> }) {
	return (
		<figure className={styles.quote}>
			<blockquote>{quote.text}</blockquote>
			<figcaption>{quote.source}</figcaption>
		</figure>
	);
}
