import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { sectionPath } from "../../../shared/sections.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { OFFERS } from "./facts.ts";
import styles from "./now.module.css";
import type { AboutCopy } from "./tr.ts";

/** The consultancy's five fields of work. */
export function Now({ copy }: { copy: AboutCopy["now"] }) {
	const language = useLanguage();
	return (
		<section className="band sunk stack parts" aria-labelledby="now-title">
			<div className="head">
				<h2 id="now-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<ul className={`ruled closed ${styles.offers}`}>
				{OFFERS.map(({ id, section }) => {
					const { title, text } = copy.offers[id];
					return (
						<li key={id} className="split">
							<h3>
								<Link
									className="target plain-link"
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
		</section>
	);
}
