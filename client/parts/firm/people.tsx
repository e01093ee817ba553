import type { PeopleData } from "./load.server.ts";
import { Portrait } from "./portrait.tsx";

/** Who stands behind the site: portrait, role and languages of each person. */
export function People({ copy, people }: PeopleData) {
	return (
		<section className="band split" aria-labelledby="people-title">
			<h2 id="people-title">{copy.title}</h2>
			<ul className="cards">
				{people.map(({ name, role, languages, portrait }) => (
					<li key={name} className="stack start">
						<Portrait name={name} portrait={portrait} size={144} />
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
