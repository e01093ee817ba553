import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { CasePicture } from "../cases/case-picture.tsx";
import type { CaseStudy, Kpi } from "../cases/case-study.ts";
import type { CasesCopy } from "../cases/tr.ts";
import styles from "./siblings.module.css";

/** The fields of another case study that a link to it needs. */
export type CaseLink = Pick<CaseStudy, "slug" | "company" | "baslik"> & {
	kpi: Kpi | undefined;
};

interface SiblingsProps {
	copy: CasesCopy["detail"];
	previous: CaseLink | null;
	next: CaseLink | null;
}

/**
 * Links to the previous and the next case study in list order, if they exist. The next one is a card, after the last
 * case study the previous one.
 */
export function Siblings({ copy, previous, next }: SiblingsProps) {
	return (
		<nav className={`band joined ${styles.siblings}`} aria-label={copy.siblingsLabel}>
			{previous && <Sibling study={previous} rel="prev" label={copy.previous} card={!next} />}
			<Link to={pathFor("cases", useLanguage())} className={styles.all}>
				{copy.all}
			</Link>
			{next && <Sibling study={next} rel="next" label={copy.next} card />}
		</nav>
	);
}

function Sibling({
	study,
	rel,
	label,
	card,
}: {
	study: CaseLink;
	rel: "prev" | "next";
	label: string;
	card: boolean;
}) {
	const language = useLanguage();
	const { slug, company, baslik, kpi } = study;
	return (
		<Link
			// A new link for each study: React cannot update texts that a browser has translated.
			key={slug}
			to={pathFor("case-detail", language, slug)}
			rel={rel}
			className={card ? `box split middle surface plain-link ${styles.card}` : "plain-link"}
		>
			{card && <CasePicture slug={slug} className="picture" />}
			<span className={card ? `stack tight ${styles.text}` : styles.plain}>
				<span className="row tight">
					<span className="muted compact">{label}</span> <strong>{company}</strong>
				</span>
				{card && (
					<>
						{" "}
						<em>{baslik}</em>{" "}
						{kpi && (
							<span className="muted compact">
								<b className="figure">{kpi.value}</b> {kpi.label}
							</span>
						)}
					</>
				)}
			</span>
		</Link>
	);
}
