import styles from "./frame.module.css";

/** The mark, a lit node that breaks the line of its orbit, and the site's name. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg className="lines" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
				<circle cx="14.5" cy="17.5" r="11" />
				<circle className={styles.node} cx="22.5" cy="9.5" r="6.5" />
			</svg>
			{name}
		</span>
	);
}
