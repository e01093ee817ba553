import { Link } from "react-router-dom";
import { useLanguage } from "../../i18n/language-context.tsx";
import { pathFor } from "../../i18n/paths.ts";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import sections from "../../theme/sections.module.css";
import type { HomeCopy } from "./copy.ts";
import styles from "./hero.module.css";

/** The pitch, full screen, with the call to action that opens the quick analysis. */
export function Hero({ copy }: { copy: HomeCopy["hero"] }) {
	const language = useLanguage();
	return (
		<section className={styles.hero} data-tone="ink">
			<div className={styles.light} aria-hidden="true" />
			<div className={styles.orbits} aria-hidden="true" />
			<div className={styles.content}>
				<p className={styles.eyebrow}>{copy.eyebrow}</p>
				<h1 className={styles.title}>
					<span>{copy.title[0]}</span> <span>{copy.title[1]}</span>
				</h1>
				<p className={`${sections.lead} ${styles.lead}`}>{copy.lead}</p>
				<div className={`${sections.actions} ${styles.action}`}>
					<OpenButton location="hero">{copy.action}</OpenButton>
					<Link to={pathFor("cases", language)}>{copy.secondary}</Link>
					<p>{copy.actionNote}</p>
				</div>
				<dl className={styles.facts}>
					{copy.facts.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{figure}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
