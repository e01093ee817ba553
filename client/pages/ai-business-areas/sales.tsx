import { Link } from "react-router-dom";
import type { AiBusinessAreasCopy } from "../../content/ai-business-areas/copy.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { pathFor } from "../../i18n/paths.ts";
import button from "../../quick-analysis/open-button.module.css";
import styles from "./sales.module.css";

/** Three features, and the call to action that leads to the sales-automation page. */
export function Sales({ copy }: { copy: AiBusinessAreasCopy["sales"] }) {
	const language = useLanguage();
	return (
		<section className={styles.sales} aria-labelledby="sales-title">
			<div className={styles.head}>
				<h2 id="sales-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<Link
					to={pathFor("sales-automation", language)}
					className={`${button.button} ${styles.action}`}
				>
					{copy.action}
				</Link>
			</div>
			<ul>
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
