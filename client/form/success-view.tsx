import { type FormEvent, useEffect, useRef } from "react";
import controls from "../theme/controls.module.css";
import styles from "./success-view.module.css";

/** What the visitor sees once the lead was taken. */
export function SuccessView({
	copy,
	takesFocus = true,
	aligned = "center",
	action,
	onDone,
}: {
	copy: { text: string; action: string };
	/** Whether it stands in the place of a form that may have had the focus. */
	takesFocus?: boolean;
	aligned?: "start" | "center";
	/** Where the button leads without a script. */
	action?: string;
	onDone(): void;
}) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// A form that sent itself is not where the visitor is meanwhile.
		if (takesFocus && document.activeElement === document.body)
			button.current?.focus();
	}, [takesFocus]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onDone();
	};
	return (
		<form
			className={styles.success}
			data-aligned={aligned}
			action={action}
			onSubmit={submit}
		>
			<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
				<circle cx="32" cy="32" r="30" />
				<path d="m20 33 8.5 8.5L45 25" />
			</svg>
			<p role="status">{copy.text}</p>
			<button
				ref={button}
				type="submit"
				className={`${controls.action} ${styles.done}`}
				data-autofocus
			>
				{copy.action}
			</button>
		</form>
	);
}
