import type { PeopleData } from "./load.server.ts";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** Who stands behind the site, under a title of its own. */
export function People(props: PeopleData) {
	return (
		<section className="band stack parts" aria-labelledby="people-title">
			<h2 id="people-title">{props.copy.title}</h2>
			<PeopleList {...props} />
		</section>
	);
}

/** Name, role and languages of each person, beside the portrait where there is one. */
export function PeopleList({ copy, people, beside }: PeopleData & { beside?: boolean }) {
	return (
		<ul
			className={`ruled thirds ${styles.people}`}
			aria-label={copy.title}
			data-beside={beside || undefined}
		>
			{people.map(({ name, role, languages, portrait }) => (
				<li key={name}>
					{portrait && <Portrait portrait={portrait} size={88} />}
					<div>
						<p className="title title-minor">{name}</p>
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
