import sheet from "../../theme/sheet.module.css";
import styles from "./queue.module.css";
import type { AboutCopy } from "./tr.ts";

/** What a team sees of the systems: what is done, and what waits for a person. An example. */
export function Queue({
	copy: { stamp, title, items, note },
}: {
	copy: AboutCopy["queue"];
}) {
	return (
		<figure className={`${sheet.sheet} ${styles.queue}`} data-tone="paper">
			<p className={sheet.stamp}>{stamp}</p>
			<p className={styles.title}>{title}</p>
			<ul>
				{items.map(({ kind, text, state, waits }) => (
					<li key={text} data-waits={waits}>
						<span>{kind}</span>
						<strong>{text}</strong>
						<em>{state}</em>
					</li>
				))}
			</ul>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
