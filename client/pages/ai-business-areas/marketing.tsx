import { MoreLink } from "../../parts/more-link.tsx";
import type { AiBusinessAreasCopy } from "./copy.ts";
import styles from "./marketing.module.css";

/** Three features of two bullets each, and the link to the marketing section. */
export function Marketing({
	copy,
}: {
	copy: AiBusinessAreasCopy["marketing"];
}) {
	return (
		<section
			className={styles.marketing}
			aria-labelledby="marketing-features-title"
		>
			<h2 id="marketing-features-title">{copy.title}</h2>
			<p className={styles.lead}>{copy.lead}</p>
			<ul className={styles.features}>
				{copy.features.map(({ title, bullets }) => (
					<li key={title}>
						<h3>{title}</h3>
						<ul>
							{bullets.map((bullet) => (
								<li key={bullet}>{bullet}</li>
							))}
						</ul>
					</li>
				))}
			</ul>
			<MoreLink to={{ section: "marketing" }} className={styles.more}>
				{copy.more}
			</MoreLink>
		</section>
	);
}
