import { HONEYPOT } from "./guard.ts";
import styles from "./honeypot.module.css";

/** A field for programs that fill in whatever they find: out of sight, of the tab order and of what is read out. */
export function Honeypot({ label }: { label: string }) {
	return (
		<div className={styles.honeypot} aria-hidden="true">
			<label>
				{label}
				<input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
