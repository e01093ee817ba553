import type { PeopleData } from "./load.server.ts";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** Who stands behind the site, under a title of its own. */
export function People(props: PeopleData) {
	return (
		<section className={`band split ${styles.section}`} aria-labelledby="people-title">
			<h2 id="people-title">{props.copy.title}</h2>
			<PeopleList {...props} />
		</section>
	);
}

/** Portrait, role and languages of each person. */
export function PeopleList({ copy, people }: PeopleData) {
	return (
		<ul className={styles.people} aria-label={copy.title}>
			{people.map(({ name, role, languages, portrait }) => (
				<li key={name}>
					<Portrait name={name} portrait={portrait} size={176} />
					<div>
						<p className="title">{name}</p>
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
	);
}
