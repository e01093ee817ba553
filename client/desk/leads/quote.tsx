import styles from "./quote.module.css";

/** What somebody wrote, folded. */
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
