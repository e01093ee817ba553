import { useId } from "react";
import styles from "./panel.module.css";

/**
 * The start button of a demo panel. It does nothing yet (specification §2): it does not wear the colour
 * of a call to action, and the sentence beside it, which is also its description, says so.
 */
export function Start({ label, note }: { label: string; note: string }) {
	const id = useId();
	return (
		<div className={styles.start}>
			<button type="button" aria-describedby={id}>
				{label}
			</button>
			<p id={id}>{note}</p>
		</div>
	);
}
