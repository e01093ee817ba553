import { useEffect, useRef } from "react";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";
import styles from "./success-view.module.css";

/** What the visitor sees once the lead was taken. */
export function SuccessView({
	copy,
	takesFocus = true,
	onDone,
}: {
	copy: QuickAnalysisCopy;
	/** Whether it stands in the place of a form that had the focus. */
	takesFocus?: boolean;
	onDone(): void;
}) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (takesFocus) button.current?.focus();
	}, [takesFocus]);
	return (
		<div className={styles.success}>
			<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
				<circle cx="32" cy="32" r="30" />
				<path d="m20 33 8.5 8.5L45 25" />
			</svg>
			<p role="status">{copy.success.text}</p>
			<button ref={button} type="button" onClick={onDone} data-autofocus>
				{copy.success.action}
			</button>
		</div>
	);
}
