import { useLanguage } from "../../i18n/language-context.tsx";
import { pathFor } from "../../i18n/paths.ts";
import { Link } from "../../link.tsx";
import type { CaseStudy } from "../cases/case-study.ts";
import type { CasesCopy } from "../cases/tr.ts";
import styles from "./siblings.module.css";

/** The fields of another case study that a link to it needs. */
export type CaseLink = Pick<CaseStudy, "slug" | "company">;

interface SiblingsProps {
	copy: CasesCopy["detail"];
	previous: CaseLink | null;
	next: CaseLink | null;
}

/** Links to the previous and the next case study in list order, if they exist. */
export function Siblings({ copy, previous, next }: SiblingsProps) {
	const language = useLanguage();
	const to = ({ slug }: CaseLink) => pathFor("case-detail", language, slug);
	return (
		<nav className={styles.siblings} aria-label={copy.siblingsLabel}>
			{previous && (
				<Link to={to(previous)} rel="prev" className={styles.previous}>
					<span>{copy.previous}</span> <strong>{previous.company}</strong>
				</Link>
			)}
			<Link to={pathFor("cases", language)} className={styles.all}>
				{copy.all}
			</Link>
			{next && (
				<Link to={to(next)} rel="next" className={styles.next}>
					<span>{copy.next}</span> <strong>{next.company}</strong>
				</Link>
			)}
		</nav>
	);
}
