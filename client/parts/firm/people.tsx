import { DirectContact } from "../../quick-analysis/direct-contact.tsx";
import type { PeopleData } from "./load.server.ts";
import styles from "./people.module.css";
import { Portrait } from "./portrait.tsx";

/** Who stands behind the site, under a title of its own, and how to reach them. */
export function People(props: PeopleData) {
	return (
		<section className="band stack parts" aria-labelledby="people-title">
			<h2 id="people-title">{props.copy.title}</h2>
			<div className="stack">
				<PeopleList {...props} />
				<DirectContact />
			</div>
		</section>
	);
}

/** Portrait, name, role, place and languages of each person. @param beside a text: one below the other, with their own words. */
export function PeopleList({ copy, people, beside }: PeopleData & { beside?: boolean }) {
	return (
		<ul
			className={`ruled fits ${styles.people}`}
			aria-label={copy.title}
			data-beside={beside || undefined}
		>
			{people.map((person) => (
				<li key={person.name}>
					<Portrait person={person} size={144} />
					<div className="stack tight">
						<p className="title title-minor">{person.name}</p>
						{person.role && <p>{person.role}</p>}
						{beside && person.words && <p className="muted">{person.words}</p>}
						<p className="row note">
							{person.place && <span>{person.place}</span>}{" "}
							{person.languages && (
								<span>
									{copy.languages} {person.languages}
								</span>
							)}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
