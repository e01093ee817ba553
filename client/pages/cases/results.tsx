import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { CaseStudy } from "./case-study.ts";
import type { CaseSlug } from "./list.ts";
import styles from "./results.module.css";

/** Case studies and which of their figures to show: those that the list below does not. */
const SHOWN: readonly [CaseSlug, number][] = [
	["salevium", 1],
	["dkm-coach-bilge", 1],
	["cemkimsan", 1],
];

/** What three case studies have brought, each with a link to it. */
export function Results({ studies }: { studies: readonly CaseStudy[] }) {
	const language = useLanguage();
	return (
		<ul className={`ruled closed ${styles.results}`}>
			{SHOWN.map(([slug, index]) => {
				const study = studies.find((one) => one.slug === slug);
				const kpi = study?.kpis[index];
				return (
					kpi && (
						<li key={slug}>
							<Link to={pathFor("case-detail", language, slug)} className="stack tight plain-link">
								<strong className="figure title-minor">{kpi.value}</strong>{" "}
								<span className="muted compact">{`${kpi.label}, ${study.company}`}</span>
							</Link>
						</li>
					)
				);
			})}
		</ul>
	);
}
