import { useId } from "react";
import openButton from "../../quick-analysis/open-button.module.css";
import styles from "./panel.module.css";

/**
 * The start button of a demo panel. It does nothing yet (specification §2), and the sentence beside
 * it says so, to a screen reader as the button's description.
 */
export function Start({ label, note }: { label: string; note: string }) {
	const id = useId();
	return (
		<div className={styles.start}>
			<button type="button" className={openButton.button} aria-describedby={id}>
				{label}
			</button>
			<p id={id}>{note}</p>
		</div>
	);
}
