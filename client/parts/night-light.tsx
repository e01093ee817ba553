import styles from "./night-light.module.css";

/** The light that moves slowly behind a dark section, which positions it and keeps it behind its text. */
export function NightLight() {
	return (
		<div className={styles.night} aria-hidden="true">
			<div className={styles.light} />
		</div>
	);
}
