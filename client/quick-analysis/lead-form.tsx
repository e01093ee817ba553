import { type ChangeEvent, type FormEvent, useEffect, useRef } from "react";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";
import { TextArea, TextField } from "../form/field.tsx";
import { type FormGuard, HONEYPOT } from "../form/guard.ts";
import { Honeypot } from "../form/honeypot.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { pathFor } from "../i18n/paths.ts";
import { LEAD_BOUNDS, type LeadProblem } from "./lead.ts";
import styles from "./lead-form.module.css";
import { problemText } from "./problem-text.ts";
import type { LeadValues } from "./submit-lead.ts";

const FIELDS = [
	{ name: "name", type: "text", autoComplete: "name" },
	{
		name: "email",
		type: "email",
		autoComplete: "email",
		inputMode: "email",
	},
	{ name: "company", type: "text", autoComplete: "organization" },
] as const;

interface LeadFormProps {
	copy: QuickAnalysisCopy;
	values: LeadValues;
	problems: readonly LeadProblem[];
	state: "form" | "submitting" | "waiting" | "success";
	/** What the form carries where no script runs. */
	guard?: FormGuard;
	/** Whether a dialog that opens hands the focus to the first field. */
	takesFocus?: boolean;
	onChange(values: LeadValues): void;
	onSubmit(honeypot: Record<string, string>): Promise<readonly LeadProblem[]>;
}

/** The four fields of the quick analysis. It posts to the server by itself where no script runs. */
export function LeadForm(props: LeadFormProps) {
	const { copy, values, problems, state, onChange } = props;
	const language = useLanguage();
	const submitting = state === "submitting";
	const form = useRef<HTMLFormElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const submitted = useRef(false);

	// A button that is disabled loses the focus, which belongs to it again where the form stays.
	useEffect(() => {
		if (submitted.current && document.activeElement === document.body)
			button.current?.focus();
		submitted.current = submitting;
	}, [submitting]);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const trap = form.current?.elements.namedItem(HONEYPOT);
		const [first] = await props.onSubmit(
			trap instanceof HTMLInputElement ? { [HONEYPOT]: trap.value } : {},
		);
		if (!first) return;
		form.current
			?.querySelector<HTMLElement>(`[name="${first.field}"]`)
			?.focus();
	};
	const field = (name: keyof LeadValues) => ({
		name,
		label: copy.fields[name].label,
		placeholder: copy.fields[name].placeholder,
		problem: problemText(copy, problems, name),
		maxLength: LEAD_BOUNDS[name],
		value: values[name],
		onChange: ({
			currentTarget,
		}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
			onChange({ ...values, [name]: currentTarget.value }),
	});
	return (
		<form
			ref={form}
			className={styles.form}
			method="post"
			action="/api/quick-analysis"
			noValidate
			onSubmit={submit}
		>
			<input type="hidden" name="language" value={language} />
			{props.guard && (
				<>
					<input
						type="hidden"
						name="idempotencyKey"
						value={props.guard.idempotencyKey}
					/>
					<input type="hidden" name="formToken" value={props.guard.formToken} />
				</>
			)}
			<Honeypot label={copy.honeypot} />
			<p className={styles.reassurance}>{copy.required}</p>
			{FIELDS.map(({ name, ...attributes }) => (
				<TextField
					key={name}
					{...field(name)}
					{...attributes}
					data-autofocus={(props.takesFocus && name === "name") || undefined}
					required
				/>
			))}
			<TextArea
				{...field("message")}
				label={`${copy.fields.message.label} (${copy.optional})`}
				rows={3}
			/>
			<button
				ref={button}
				type="submit"
				className={styles.submit}
				disabled={submitting}
			>
				{submitting ? copy.submitting : copy.submit}
			</button>
			<p className={styles.waiting} role="status">
				{state === "waiting" && copy.waiting}
			</p>
			<p className={styles.reassurance}>
				{copy.reassurance}{" "}
				<a href={pathFor("privacy", language)} target="_blank" rel="noopener">
					{copy.privacyLink}
				</a>
			</p>
		</form>
	);
}
