import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./success-view.module.css";
import type { Form } from "./use-form.ts";

interface SuccessProps {
	copy: { text: string; action: string };
	/** The URL that the button leads to without JavaScript. */
	action?: string;
	/** Above the text; a check mark unless given. */
	before?: ReactNode;
	onDone(): void;
}

/** The form, and after it was sent the success view in its place. */
export function FormOrSuccess({
	form,
	children,
	...success
}: SuccessProps & {
	form: Pick<Form, "step" | "touched">;
	/** The form with its surroundings. */
	children: ReactNode;
}) {
	return form.step === "sent" ? (
		// On the answer to a post without JavaScript the focus stays where it is.
		<SuccessView takesFocus={form.touched} {...success} />
	) : (
		children
	);
}

function SuccessView({
	copy,
	takesFocus,
	action,
	before,
	onDone,
}: SuccessProps & { takesFocus: boolean }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// A form that sends itself later may find the visitor elsewhere on the page.
		if (!takesFocus || document.activeElement !== document.body) return;
		button.current?.focus({ preventScroll: true });
		// The view is lower than the form was: its beginning may be above the screen.
		button.current?.form?.scrollIntoView({ block: "start" });
	}, [takesFocus]);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onDone();
	};
	return (
		<form className={`stack loose start ${styles.success}`} action={action} onSubmit={submit}>
			{before ?? (
				<svg className="lines" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
					<circle cx="32" cy="32" r="30" />
					<path d="m20 33 8.5 8.5L45 25" />
				</svg>
			)}
			<p role="status" className="muted compact">
				{copy.text}
			</p>
			<div data-send>
				<button ref={button} type="submit" className={`action ${styles.done}`} data-autofocus>
					{copy.action}
				</button>
			</div>
		</form>
	);
}
