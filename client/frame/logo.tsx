import styles from "./frame.module.css";

/** The mark, a lit node on its orbit seen through a window, and the site's name. */
export function Logo({ name }: { name: string }) {
	return (
		<span className={styles.logo}>
			<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
				<rect x="2" y="2" width="28" height="28" rx="7" />
				<circle cx="16" cy="16" r="7.5" />
				<circle className={styles.node} cx="21.3" cy="10.7" r="3.4" />
			</svg>
			{name}
		</span>
	);
}
