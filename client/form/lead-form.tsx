import { type FormEvent, useEffect, useRef } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import controls from "../theme/controls.module.css";
import { Carried, honeypotOf } from "./carried.tsx";
import type { LeadFormCopy } from "./copy.ts";
import type { FormGuard } from "./guard.ts";
import { LeadFields } from "./lead-fields.tsx";
import styles from "./lead-form.module.css";
import { type LeadValues, toLeadValues } from "./lead-values.ts";
import { PrivacyNote } from "./privacy-note.tsx";
import type { LeadProblem } from "./problems.ts";
import { actionOf, type RelayedForm } from "./relayed-forms.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import type { RelayedFormState } from "./use-relayed-form.ts";

interface LeadFormProps {
	form: RelayedForm;
	copy: LeadFormCopy;
	/** The names of the fields that must be filled in. */
	required: readonly (keyof LeadValues)[];
	/** Lines that the message shows. */
	rows: number;
	values: LeadValues;
	problems: readonly LeadProblem[];
	state: RelayedFormState;
	/** What the form carries where no script runs. */
	guard?: FormGuard;
	/** Whether a dialog that opens hands the focus to the first field. */
	takesFocus?: boolean;
	/** The id of what names the form, where something does. */
	labelledBy?: string;
	onChange(values: LeadValues): void;
	onSubmit(honeypot: Record<string, string>): Promise<readonly LeadProblem[]>;
}

/** A form of four fields whose submissions are leads. It posts to the server by itself where no script runs. */
export function LeadForm(props: LeadFormProps) {
	const { copy, values, state, onChange } = props;
	const language = useLanguage();
	const submitting = state === "submitting";
	const form = useRef<HTMLFormElement>(null);
	const button = useFocusKept(submitting);
	const waiting = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (state === "waiting")
			waiting.current?.scrollIntoView({ block: "nearest" });
	}, [state]);

	// What was typed before the page was taken over counts too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once.
	useEffect(() => {
		const typed = form.current && typedInto(form.current);
		if (typed && JSON.stringify(typed) !== JSON.stringify(values)) {
			onChange(typed);
		}
	}, []);

	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { currentTarget } = event;
		const [first] = await props.onSubmit(honeypotOf(currentTarget));
		if (!first) return;
		currentTarget
			.querySelector<HTMLElement>(`[name="${first.field}"]`)
			?.focus();
	};
	return (
		<form
			ref={form}
			className={styles.form}
			method="post"
			action={actionOf(props.form, language)}
			aria-labelledby={props.labelledBy}
			noValidate
			onSubmit={submit}
		>
			<Carried guard={props.guard} honeypotLabel={copy.honeypot} />
			<p className={styles.required}>{copy.required}</p>
			<LeadFields
				copy={copy}
				problems={props.problems}
				required={props.required}
				rows={props.rows}
				more={(name) => ({
					value: values[name],
					onChange: ({ currentTarget }) =>
						onChange({ ...values, [name]: currentTarget.value }),
					"data-autofocus": (props.takesFocus && name === "name") || undefined,
				})}
			/>
			<button
				ref={button}
				type="submit"
				className={controls.action}
				disabled={submitting}
			>
				{submitting ? copy.submitting : copy.submit}
			</button>
			<p ref={waiting} className={styles.waiting} role="status">
				{state === "waiting" && copy.waiting}
			</p>
			<PrivacyNote text={copy.reassurance} link={copy.privacyLink} />
		</form>
	);
}

function typedInto(form: HTMLFormElement): LeadValues {
	const fields = [...new FormData(form)].filter(
		(entry): entry is [string, string] => typeof entry[1] === "string",
	);
	return toLeadValues(Object.fromEntries(fields));
}
