import { type FormEvent, useState } from "react";
import type { NewsletterCopy } from "../../content/free-content/copy.ts";
import styles from "./newsletter.module.css";

type Answer = "done" | keyof NewsletterCopy["problems"];

/**
 * The newsletter's form. It sends nothing (specification §5), also where no script runs or none has
 * yet: a form for a dialog that is in none goes nowhere, so the address never gets into a URL.
 */
export function Newsletter({ copy }: { copy: NewsletterCopy }) {
	const [answer, setAnswer] = useState<Answer>();
	const problem =
		answer === undefined || answer === "done"
			? undefined
			: copy.problems[answer];

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
		<section className={styles.newsletter} aria-labelledby="newsletter-title">
			<div className={styles.head}>
				<h2 id="newsletter-title">{copy.title}</h2>
				<p>{copy.text}</p>
			</div>
			<form method="dialog" className={styles.form} onSubmit={submit}>
				<label htmlFor="newsletter-email">{copy.label}</label>
				<input
					id="newsletter-email"
					type="email"
					name="email"
					autoComplete="email"
					placeholder={copy.placeholder}
					required
					aria-invalid={problem !== undefined}
					aria-describedby="newsletter-answer newsletter-note"
					onInvalid={refuse}
					onInput={() => setAnswer(undefined)}
				/>
				<p
					id="newsletter-answer"
					className={styles.answer}
					role="status"
					data-problem={problem !== undefined || undefined}
				>
					{answer === "done" ? copy.done : problem}
				</p>
				<button type="submit" data-early-click>
					{copy.submit}
				</button>
				<p
					id="newsletter-note"
					className={styles.note}
					hidden={answer === "done"}
				>
					{copy.note}
				</p>
			</form>
			<p className={styles.withoutScript}>{copy.withoutScript}</p>
		</section>
	);
}
