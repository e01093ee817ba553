import { SECTIONS } from "../../i18n/sections.ts";
import { MoreLink } from "../../parts/more-link.tsx";
import sections from "../../theme/sections.module.css";
import { MARKETING_CASE } from "./areas.ts";
import styles from "./flow.module.css";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** How marketing runs, step by step. The path of the marketing section (i18n/sections.ts) redirects here. */
export function Flow({ copy }: { copy: AiBusinessAreasCopy["flow"] }) {
	const { proof } = copy;
	return (
		<section
			id={SECTIONS.marketing.anchor}
			className={`${sections.band} ${styles.flow}`}
			aria-labelledby="marketing-title"
			tabIndex={-1}
		>
			<h2 id="marketing-title">{copy.title}</h2>
			<p className={`${sections.lead} ${styles.lead}`}>{copy.lead}</p>
			<ol>
				{copy.steps.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<div className={styles.proof} data-tone="ink">
				<p className={styles.figure}>{proof.figure}</p>
				<p>{proof.text}</p>
				<MoreLink to={{ page: "case-detail", slug: MARKETING_CASE }} className={sections.more}>
					{proof.more}
				</MoreLink>
			</div>
		</section>
	);
}
