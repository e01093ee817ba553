import styles from "./quote.module.css";

/** A folded message. */
export function Quote({ title, text }: { title: string; text: string }) {
	return (
		<details className={styles.folded}>
			<summary>{title}</summary>
			<p className={styles.quote} dir="auto">
				{text}
			</p>
		</details>
	);
}
