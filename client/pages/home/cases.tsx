import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/language-context.tsx";
import { pathFor } from "../../i18n/paths.ts";
import sections from "../../theme/sections.module.css";
import styles from "./cases.module.css";
import type { HomeCopy } from "./copy.ts";

/** Six teasers, each leading to its case study. */
export function Cases({ copy }: { copy: HomeCopy["cases"] }) {
	const language = useLanguage();
	return (
		<section className={sections.wide} aria-labelledby="cases-title">
			<div className={`${sections.head} ${styles.head}`}>
				<h2 id="cases-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<Link to={pathFor("cases", language)} className={sections.more}>
					{copy.all}
				</Link>
			</div>
			<ul className={styles.grid}>
				{copy.teasers.map(({ slug, company, result, metric }) => (
					<li key={slug} className={styles.teaser}>
						<p className={styles.metric}>{metric}</p>
						<h3>{company}</h3>
						<p className={styles.result}>{result}</p>
						<Link
							to={pathFor("case-detail", language, slug)}
							className={sections.more}
							aria-label={`${company}: ${copy.details}`}
						>
							{copy.details}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
