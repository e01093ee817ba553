import type { PeopleData } from "./load.server.ts";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** Who stands behind the site: portrait, role and languages of each person. */
export function People({ copy, people }: PeopleData) {
	return (
		<section className={`band split ${styles.section}`} aria-labelledby="people-title">
			<h2 id="people-title">{copy.title}</h2>
			<ul className={styles.people}>
				{people.map(({ name, role, languages, portrait }) => (
					<li key={name}>
						<Portrait name={name} portrait={portrait} size={176} />
						<div>
							<h3>{name}</h3>
							<p>{role}</p>
							{languages && (
								<p className="note">
									{copy.languages} {languages}
								</p>
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
