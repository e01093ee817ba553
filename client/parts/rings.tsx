import styles from "./rings.module.css";

/** Rings behind the right side of a dark section. The section needs `position` and `isolation`. */
export function Rings() {
	return (
		<div className={styles.space} aria-hidden="true">
			<div className={styles.rings} />
		</div>
	);
}
