import type { CSSProperties } from "react";
import styles from "./about.module.css";
import { EXPERIENCE } from "./facts.ts";
import type { AboutCopy } from "./tr.ts";

const MOST = Math.max(...EXPERIENCE.map(({ years }) => years));

/** Where the consultancy comes from, its years in sales and in AI drawn to one scale. */
export function Background({ copy }: { copy: AboutCopy["background"] }) {
	return (
		<section className={`band split ${styles.aside}`} aria-labelledby="background-title">
			<h2 id="background-title">{copy.title}</h2>
			<div className="stack parts">
				<div className={`split ${styles.paragraphs}`}>
					{copy.paragraphs.map((text) => (
						<p key={text}>{text}</p>
					))}
				</div>
				<div className="stack loose">
					<dl className={`stack loose ${styles.experience}`}>
						{EXPERIENCE.map(({ id, years }) => (
							<div key={id} data-id={id} style={{ "--share": years / MOST } as CSSProperties}>
								<dt className="muted">{copy.experience[id].label}</dt>
								<dd className="figure">{copy.experience[id].figure}</dd>
							</div>
						))}
					</dl>
					<p className="muted measure">{copy.experienceNote}</p>
				</div>
			</div>
		</section>
	);
}
