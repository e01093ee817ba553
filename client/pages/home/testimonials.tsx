import { MoreLink } from "../../parts/more-link.tsx";
import { Swiped } from "../../parts/swiped.tsx";
import styles from "./testimonials.module.css";
import type { HomeCopy } from "./tr.ts";

/** Three notes from projects, each signed with the project and linked to its case study. */
export function Testimonials({ copy }: { copy: HomeCopy["testimonials"] }) {
	return (
		<section className="band sunk stack parts" aria-labelledby="testimonials-title">
			<h2 id="testimonials-title">{copy.title}</h2>
			<Swiped className={`ruled thirds ${styles.quotes}`}>
				{copy.items.map(({ slug, text, name, company, metric }) => (
					<li key={slug} className="stack">
						<p className="figure">{metric}</p>
						<p className={styles.text}>{text}</p>
						<p className={`muted compact ${styles.signature}`}>
							<MoreLink to={{ page: "case-detail", slug }}>{name}</MoreLink>
							<span>{company}</span>
						</p>
					</li>
				))}
			</Swiped>
		</section>
	);
}
