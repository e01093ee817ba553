import styles from "./night.module.css";

/**
 * Behind the text of a dark section: a light that moves slowly, and at the right the home page's orbit from
 * far away, with one stage on it. The section needs `position` and `isolation`.
 */
export function Night({ rings = true }: { rings?: boolean }) {
	return (
		<>
			<div className={styles.light} aria-hidden="true" />
			{rings && <div className={styles.rings} aria-hidden="true" />}
		</>
	);
}
