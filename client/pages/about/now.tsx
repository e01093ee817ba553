import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { sectionPath } from "../../../shared/sections.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { OFFERS } from "./facts.ts";
import styles from "./now.module.css";
import type { AboutCopy } from "./tr.ts";

/** What the consultancy does today: its five fields, and on what terms. */
export function Now({ copy }: { copy: AboutCopy["now"] }) {
	const language = useLanguage();
	return (
		<section className="band sunk stack parts" aria-labelledby="now-title">
			<div className="head">
				<h2 id="now-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<ul className={`ruled loose closed ${styles.offers}`}>
				{OFFERS.map(({ id, section }) => {
					const { title, text } = copy.offers[id];
					return (
						<li key={id} className="split">
							<h3>
								<Link
									className="target"
									to={
										section === "sales-automation"
											? pathFor(section, language)
											: sectionPath(section, language)
									}
								>
									{title}
								</Link>
							</h3>
							<p className="muted measure">{text}</p>
						</li>
					);
				})}
			</ul>
			<div className="stack loose">
				<dl className={`thirds figures ${styles.facts}`}>
					{copy.facts.map(({ figure, label }) => (
						<div key={label}>
							<dt className="muted compact">{label}</dt>
							<dd className="figure">{figure}</dd>
						</div>
					))}
				</dl>
				<p className="muted compact">{copy.terms}</p>
			</div>
		</section>
	);
}
