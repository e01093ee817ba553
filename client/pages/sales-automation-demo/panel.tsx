import { type ReactNode, useId } from "react";
import sections from "../../theme/sections.module.css";
import type { DemoPanelCopy } from "./copy.ts";
import styles from "./panel.module.css";

/**
 * A demo panel: what an automation does, a start button and, as children, its output. The button does
 * nothing yet (specification §2): it does not look like a call to action, and its note, which is also its
 * description, says so.
 */
export function Panel({
	id,
	copy,
	preview,
	turned = false,
	children,
}: {
	id: string;
	copy: DemoPanelCopy;
	preview: string;
	/** With the output on the left. */
	turned?: boolean;
	children: ReactNode;
}) {
	const note = useId();
	return (
		<section
			className={`${sections.band} ${styles.panel}`}
			data-turned={turned || undefined}
			aria-labelledby={`${id}-title`}
		>
			<div className={styles.text}>
				<p className={styles.tag}>{preview}</p>
				<h2 id={`${id}-title`}>{copy.title}</h2>
				<p>{copy.text}</p>
				<div className={styles.start}>
					<button type="button" aria-describedby={note}>
						{copy.start}
					</button>
					<p id={note}>{copy.startNote}</p>
				</div>
			</div>
			{children}
		</section>
	);
}
