import sheet from "../theme/sheet.module.css";
import styles from "./example-sheet.module.css";

/** A sheet with rows as a system shows them. */
export interface Example {
	title: string;
	items: readonly {
		kind: string;
		text: string;
		state: string;
		/** Whether it stands out: a person has to act. */
		waits?: boolean;
	}[];
}

/** What a team sees of its system, stamped as an example. */
export function ExampleSheet({
	copy: { stamp, title, items, note },
}: {
	copy: Example & { stamp: string; note: string };
}) {
	return (
		<figure className={`${sheet.sheet} ${styles.example}`} data-tone="paper">
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
