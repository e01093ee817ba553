import styles from "./night-light.module.css";

/** A light that moves slowly behind the text of a dark section. The section needs `position` and `isolation`. */
export function NightLight() {
	return (
		<div className={styles.night} aria-hidden="true">
			<div className={styles.light} />
		</div>
	);
}
