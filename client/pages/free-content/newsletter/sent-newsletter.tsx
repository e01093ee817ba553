import { type FormEvent, useEffect, useRef, useState } from "react";
import { Carried, honeypotOf } from "../../../form/carried.tsx";
import { LEAD_BOUNDS } from "../../../form/field-schemas.ts";
import type { LiveForm } from "../../../form/openable-form.ts";
import { refusalText } from "../../../form/outcome.ts";
import { PrivacyNote } from "../../../form/privacy-note.tsx";
import { problemText } from "../../../form/problem-text.ts";
import { actionOf, NEWSLETTER } from "../../../form/relayed-forms.ts";
import { useFocusKept } from "../../../form/use-focus-kept.ts";
import { useRelayedForm } from "../../../form/use-relayed-form.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import type { LiveNewsletterCopy } from "./copy.ts";
import styles from "./newsletter.module.css";
import { NewsletterField, NOTE_ID } from "./newsletter-field.tsx";

const EMPTY = { email: "" };

/** The form whose subscriptions reach the operator. It posts to the server by itself where no script runs. */
export function SentNewsletter({
	form: { copy, outcome, guard },
}: {
	form: LiveForm<LiveNewsletterCopy>;
}) {
	const language = useLanguage();
	const form = useRelayedForm(
		NEWSLETTER,
		EMPTY,
		{
			errorToast: copy.errorToast,
			arrivedToast: { title: copy.title, description: copy.done },
		},
		{
			values: {
				email: ("values" in outcome && outcome.values.email) || EMPTY.email,
			},
			problems: outcome.state === "refused" ? outcome.problems : [],
			guard,
		},
	);
	const { values, state, change } = form;
	const [touched, setTouched] = useState(false);
	const done =
		state === "success" || (!touched && outcome.state === "received");
	const field = useRef<HTMLInputElement>(null);
	const submitting = state === "submitting";
	const button = useFocusKept(submitting);

	// What was typed before the page was taken over counts too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once.
	useEffect(() => {
		const typed = field.current?.value ?? "";
		if (typed !== values.email) change({ email: typed });
	}, []);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTouched(true);
		const found = await form.submit(honeypotOf(event.currentTarget));
		if (found.length > 0) field.current?.focus();
	};
	return (
		<form
			method="post"
			action={actionOf(NEWSLETTER, language)}
			className={styles.form}
			noValidate
			onSubmit={submit}
		>
			<Carried guard={guard} honeypotLabel={copy.honeypot} />
			<NewsletterField
				ref={field}
				copy={copy}
				problem={
					problemText(copy, form.problems, "email") ??
					(touched ? undefined : refusalText(outcome, copy))
				}
				answer={
					done ? copy.done : state === "waiting" ? copy.waiting : undefined
				}
				done={done}
				maxLength={LEAD_BOUNDS.email}
				inputMode="email"
				readOnly={submitting}
				value={values.email}
				onChange={({ currentTarget }) => {
					setTouched(true);
					change({ email: currentTarget.value });
				}}
			/>
			<button ref={button} type="submit" disabled={submitting}>
				{submitting ? copy.submitting : copy.submit}
			</button>
			<PrivacyNote id={NOTE_ID} text={copy.note} link={copy.privacyLink} />
		</form>
	);
}
