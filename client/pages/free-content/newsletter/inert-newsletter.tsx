import { type FormEvent, useState } from "react";
import type { InertNewsletterCopy } from "./copy.ts";
import styles from "./newsletter.module.css";
import { NewsletterField, NOTE_ID } from "./newsletter-field.tsx";

type Answer = "done" | keyof InertNewsletterCopy["problems"];

/**
 * The form that sends nothing (specification §5), also where no script runs or none has yet: a form
 * for a dialog that is in none goes nowhere, so the address never gets into a URL.
 */
export function InertNewsletter({ copy }: { copy: InertNewsletterCopy }) {
	const [answer, setAnswer] = useState<Answer>();
	const done = answer === "done";
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		console.log("Newsletter:", new FormData(form).get("email"));
		form.reset();
		setAnswer("done");
	};
	const refuse = (event: FormEvent<HTMLInputElement>) => {
		event.preventDefault();
		const input = event.currentTarget;
		setAnswer(input.validity.valueMissing ? "required" : "email");
		input.focus();
	};
	return (
		<>
			<form
				method="dialog"
				className={styles.form}
				data-needs-script
				onSubmit={submit}
			>
				<NewsletterField
					copy={copy}
					problem={
						answer === undefined || done ? undefined : copy.problems[answer]
					}
					answer={done ? copy.done : undefined}
					done={false}
					onInvalid={refuse}
					onInput={() => setAnswer(undefined)}
				/>
				<button type="submit" data-early-click>
					{copy.submit}
				</button>
				<p id={NOTE_ID} className={styles.note} hidden={done}>
					{copy.note}
				</p>
			</form>
			<p className={styles.withoutScript}>{copy.withoutScript}</p>
		</>
	);
}
