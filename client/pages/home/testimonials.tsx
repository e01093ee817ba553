import sections from "../../theme/sections.module.css";
import type { HomeCopy } from "./copy.ts";
import styles from "./testimonials.module.css";

/** Three reports from projects, signed with a role and the kind of company. */
export function Testimonials({ copy }: { copy: HomeCopy["testimonials"] }) {
	return (
		<section
			className={`${sections.band} ${sections.sunk} ${styles.testimonials}`}
			aria-labelledby="testimonials-title"
		>
			<h2 id="testimonials-title">{copy.title}</h2>
			<ul>
				{copy.items.map(({ text, name, company, metric }) => (
					<li key={text}>
						<p className={styles.metric}>{metric}</p>
						<p className={styles.text}>{text}</p>
						<p className={styles.signature}>{`${name}, ${company}`}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
