import type { ComponentProps } from "react";
import controls from "../../../theme/controls.module.css";
import type { NewsletterFormCopy } from "./copy.ts";
import styles from "./newsletter.module.css";

/** The id of what the form says beside its button. */
export const NOTE_ID = "newsletter-note";

/** The newsletter's field, and below it what became of the address. */
export function NewsletterField({
	copy,
	problem,
	answer,
	done,
	...input
}: {
	copy: NewsletterFormCopy;
	/** What is wrong with the address; undefined where nothing is. */
	problem: string | undefined;
	/** What to say where nothing is wrong. */
	answer: string | undefined;
	/** Whether that is good news. */
	done: boolean;
} & ComponentProps<"input">) {
	return (
		<>
			<label htmlFor="newsletter-email">{copy.label}</label>
			<input
				{...input}
				className={controls.input}
				id="newsletter-email"
				type="email"
				name="email"
				autoComplete="email"
				placeholder={copy.placeholder}
				required
				aria-invalid={problem !== undefined}
				aria-describedby={`newsletter-answer ${NOTE_ID}`}
			/>
			<p
				id="newsletter-answer"
				className={styles.answer}
				role="status"
				data-problem={problem !== undefined || undefined}
				data-done={done || undefined}
			>
				{problem ?? answer}
			</p>
		</>
	);
}
