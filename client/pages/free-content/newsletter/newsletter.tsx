import type { ReactNode } from "react";
import { LEAD_BOUNDS } from "../../../../shared/forms/field-schemas.ts";
import { NEWSLETTER, type Submission } from "../../../../shared/forms/forms.ts";
import { failureText } from "../../../../shared/forms/page-form.ts";
import { feedPath } from "../../../../shared/paths.ts";
import { HiddenInputs } from "../../../form/hidden-inputs.tsx";
import { PrivacyNote } from "../../../form/privacy-note.tsx";
import { problemText } from "../../../form/problem-text.ts";
import { useForm } from "../../../form/use-form.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import { MoreLink } from "../../../parts/more-link.tsx";
import type { DataOf } from "../../loader.ts";
import type { load } from "../load.server.ts";
import styles from "./newsletter.module.css";
import type { NewsletterCopies } from "./tr.ts";

/** The id of the sentence about the visitor's data. */
const NOTE_ID = "letter-note";

type NewsletterData = DataOf<typeof load>["newsletter"];

/** The form of the newsletter. It sends nothing until the operator has given it a webhook. */
export function Newsletter({ form: pageForm }: { form: NewsletterData }) {
	const { copy } = pageForm;
	const form = useForm(
		NEWSLETTER,
		pageForm.enabled
			? {
					...pageForm,
					toasts: {
						errorToast: pageForm.copy.errorToast,
						arrivedToast: { title: copy.title, description: copy.done },
					},
				}
			: { enabled: false, log, keepsValues: false },
	);
	const done = form.step === "sent";
	const submitting = form.step === "submitting";
	const problem =
		problemText(copy, form.problems, "email") ??
		(pageForm.enabled && !form.touched ? failureText(pageForm.outcome, pageForm.copy) : undefined);
	const answer = done
		? copy.done
		: pageForm.enabled && form.step === "waiting"
			? pageForm.copy.waiting
			: undefined;
	return (
		<section
			id={NEWSLETTER.anchor}
			className={`band sunk split ${styles.newsletter}`}
			data-sample={!pageForm.enabled || undefined}
			aria-labelledby="letter-title"
		>
			<div className="stack">
				<h2 id="letter-title">{copy.title}</h2>
				<p className="muted measure">{copy.text}</p>
			</div>
			<Sample copy={pageForm.enabled ? undefined : pageForm.copy}>
				<form
					{...form.formProps}
					className={`stack start ${pageForm.enabled ? "" : "needs-script"} ${styles.form}`}
				>
					{pageForm.enabled && (
						<HiddenInputs hidden={pageForm.hidden} honeypotLabel={pageForm.copy.honeypot} />
					)}
					<label htmlFor="letter-email">{copy.label}</label>
					<input
						className="input"
						id="letter-email"
						type="email"
						name="email"
						autoComplete="email"
						inputMode="email"
						placeholder={copy.placeholder}
						required
						maxLength={LEAD_BOUNDS.email}
						readOnly={submitting}
						value={form.values.email}
						onChange={({ currentTarget }) => form.change("email", currentTarget.value)}
						aria-invalid={problem !== undefined}
						aria-describedby={`letter-answer ${NOTE_ID}`}
					/>
					<p
						id="letter-answer"
						className={`compact ${styles.answer}`}
						role="status"
						data-problem={problem !== undefined || undefined}
						data-done={(pageForm.enabled && done) || undefined}
					>
						{problem ?? answer}
					</p>
					<button {...form.buttonProps} className="ink-button">
						{pageForm.enabled && submitting ? pageForm.copy.submitting : copy.submit}
					</button>
					{pageForm.enabled ? (
						<PrivacyNote id={NOTE_ID} text={copy.note} link={pageForm.copy.privacyLink} />
					) : (
						<p id={NOTE_ID} className="note measure" hidden={done}>
							{copy.note}
						</p>
					)}
				</form>
			</Sample>
		</section>
	);
}

/** Where nothing is delivered yet, the feed comes first, and the form that sends nothing is folded. */
function Sample({
	copy,
	children,
}: {
	copy: NewsletterCopies["disabled"] | undefined;
	children: ReactNode;
}) {
	const language = useLanguage();
	if (!copy) return children;
	return (
		<div className="stack start">
			<div className="actions">
				<a href={feedPath(language)} type="application/rss+xml" className="action" data-outline>
					{copy.feed}
				</a>
				<MoreLink to={{ page: "blog" }} className="more">
					{copy.meanwhile}
				</MoreLink>
			</div>
			<details className={styles.sample}>
				<summary className="more">{copy.fold}</summary>
				{children}
				<p className="note measure without-script">{copy.withoutScript}</p>
			</details>
		</div>
	);
}

const log = ({ email }: Submission) => console.log("Newsletter:", email);
