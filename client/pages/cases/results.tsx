import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { CaseStudy } from "./case-study.ts";
import type { CaseSlug } from "./list.ts";
import styles from "./results.module.css";

/** The case studies whose result is told fastest. */
const SHOWN: readonly CaseSlug[] = ["salevium", "car-studio-ai", "dkm-coach-bilge"];

/** The results of three case studies, each with a link to it. */
export function Results({ studies }: { studies: readonly CaseStudy[] }) {
	const language = useLanguage();
	return (
		<ul className={`ruled closed ${styles.results}`}>
			{studies
				.filter(({ slug }) => SHOWN.includes(slug))
				.map(({ slug, company, kpis, result }) => (
					<li key={slug}>
						<Link to={pathFor("case-detail", language, slug)} className="stack tight plain-link">
							<strong className="figure title-minor">{kpis[result]?.value}</strong>{" "}
							<span className="muted compact">{`${kpis[result]?.label}, ${company}`}</span>
						</Link>
					</li>
				))}
		</ul>
	);
}
