import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { Night } from "../../parts/night.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { Choice } from "./example/choice.ts";
import type { ExampleCopy } from "./example/copy.ts";
import { Example } from "./example/example.tsx";
import styles from "./hero.module.css";
import type { HomeCopy } from "./tr.ts";

/** The pitch, full screen: the call to action that opens the quick analysis, and a report to try out. */
export function Hero({
	copy,
	example,
	choice,
}: {
	copy: HomeCopy["hero"];
	example: ExampleCopy;
	choice: Choice;
}) {
	const language = useLanguage();
	return (
		<section className={`band split night ${styles.hero}`} data-tone="ink">
			<Night />
			<div className={styles.content}>
				<p className={`kicker ${styles.eyebrow}`}>{copy.eyebrow}</p>
				<h1 className={styles.title}>
					<span>{copy.title[0]}</span> <span>{copy.title[1]}</span>
				</h1>
				<p className="lead">{copy.lead}</p>
				<div className={`actions first-action ${styles.action}`}>
					<OpenButton location="hero">{copy.action}</OpenButton>
					<p className="note">{copy.actionNote}</p>
					<Link to={pathFor("cases", language)} className="more">
						{copy.secondary}
					</Link>
				</div>
				<dl className={`stack tight line-above ${styles.facts}`}>
					{copy.facts.map(({ figure, label }) => (
						<div key={label}>
							<dt className="note">{label}</dt>
							<dd className="title">{figure}</dd>
						</div>
					))}
				</dl>
			</div>
			<div className={styles.example}>
				<Example key={language} copy={example} first={choice} />
			</div>
		</section>
	);
}
