import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { Swiped } from "../../parts/swiped.tsx";
import styles from "./cases.module.css";
import type { HomeCopy } from "./tr.ts";

/** Six teasers, each leading to its case study. */
export function Cases({
	copy,
	cases,
}: {
	copy: HomeCopy["cases"];
	/** By slug. */
	cases: Record<string, { company: string; picture: string }>;
}) {
	const language = useLanguage();
	return (
		<section className="band stack parts" aria-labelledby="cases-title">
			<div className={`head start split level ${styles.head}`}>
				<h2 id="cases-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<Link to={pathFor("cases", language)} className="more">
					{copy.all}
				</Link>
			</div>
			<Swiped className="cards">
				{copy.teasers.map(({ slug, company, result, metric }) => (
					<li key={slug} className={`muted compact ${styles.teaser}`}>
						<img
							className="picture"
							src={cases[slug]?.picture}
							alt=""
							width="1200"
							height="675"
							loading="lazy"
						/>
						<h3>{cases[slug]?.company}</h3>
						<p>{company}</p>
						<p className={styles.metric}>
							<strong className="figure">{metric.figure}</strong> <span>{metric.label}</span>
						</p>
						<p>{result}</p>
						<Link
							to={pathFor("case-detail", language, slug)}
							className="more cover-link"
							aria-label={`${cases[slug]?.company}: ${copy.details}`}
						>
							{copy.details}
						</Link>
					</li>
				))}
			</Swiped>
		</section>
	);
}
