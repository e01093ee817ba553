import styles from "./about.module.css";
import type { AboutCopy } from "./tr.ts";

/** Where the consultancy comes from. */
export function Background({ copy }: { copy: AboutCopy["background"] }) {
	return (
		<section className={`band split ${styles.aside}`} aria-labelledby="background-title">
			<h2 id="background-title">{copy.title}</h2>
			<div className={`split ${styles.paragraphs}`}>
				{copy.paragraphs.map((text) => (
					<p key={text}>{text}</p>
				))}
			</div>
		</section>
	);
}
