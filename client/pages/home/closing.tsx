import type { HomeCopy } from "../../content/home/copy.ts";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import styles from "./closing.module.css";

/** The last call to action, in the dark again. */
export function Closing({ copy }: { copy: HomeCopy["closing"] }) {
	return (
		<section className={styles.closing} data-tone="ink">
			<div className={styles.light} aria-hidden="true" />
			<h2>{copy.title}</h2>
			<p>{copy.text}</p>
			<OpenButton location="closing">{copy.action}</OpenButton>
		</section>
	);
}
