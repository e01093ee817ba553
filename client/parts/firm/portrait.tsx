import type { ShownPerson } from "./load.server.ts";
import styles from "./portrait.module.css";

/** A person's picture in a circle, or her initials. The name stands beside it. */
export function Portrait({
	person: { name, portrait },
	size,
}: {
	person: Pick<ShownPerson, "name" | "portrait">;
	/** In px. */
	size: number;
}) {
	const style = { width: `${size / 16}rem` };
	return portrait ? (
		<img
			className={styles.picture}
			{...portrait}
			sizes={`${size}px`}
			alt=""
			style={style}
			loading="lazy"
		/>
	) : (
		<svg className={styles.initials} style={style} viewBox="0 0 100 100" aria-hidden="true">
			<text x="50" y="63" textAnchor="middle" fill="currentcolor">
				{initialsOf(name)}
			</text>
		</svg>
	);
}

/** The first letters of the first and the last name. */
const initialsOf = (name: string) =>
	name
		.trim()
		.split(/\s+/)
		.filter((_, index, { length }) => index === 0 || index === length - 1)
		.map(([letter]) => letter)
		.join("");
