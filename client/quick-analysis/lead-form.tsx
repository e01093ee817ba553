import { type FormEvent, useEffect, useRef } from "react";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { pathFor } from "../i18n/paths.ts";
import { Field, type FieldProps } from "./field.tsx";
import type { LeadProblem } from "./lead.ts";
import styles from "./lead-form.module.css";
import { problemText } from "./problem-text.ts";
import type { LeadValues } from "./submit-lead.ts";

const FIELDS = [
	{ name: "name", type: "text", autoComplete: "name", required: true },
	{
		name: "email",
		type: "email",
		autoComplete: "email",
		inputMode: "email",
		required: true,
	},
	{
		name: "company",
		type: "text",
		autoComplete: "organization",
		required: true,
	},
	{ name: "message", rows: 3 },
] as const satisfies readonly Partial<FieldProps>[];

interface LeadFormProps {
	copy: QuickAnalysisCopy;
	values: LeadValues;
	problems: readonly LeadProblem[];
	submitting: boolean;
	onChange(values: LeadValues): void;
	onSubmit(): Promise<readonly LeadProblem[]>;
}

/** The four fields of the quick analysis. It posts to the server by itself where no script runs. */
export function LeadForm(props: LeadFormProps) {
	const { copy, values, problems, submitting, onChange } = props;
	const language = useLanguage();
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
		const [first] = await props.onSubmit();
		if (!first) return;
		form.current
			?.querySelector<HTMLElement>(`[name="${first.field}"]`)
			?.focus();
	};
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
			<p className={styles.reassurance}>{copy.required}</p>
			{FIELDS.map((field) => (
				<Field
					key={field.name}
					{...field}
					copy={copy.fields[field.name]}
					optional={copy.optional}
					problem={problemText(copy, problems, field.name)}
					value={values[field.name]}
					onChange={({ currentTarget: { value } }) =>
						onChange({ ...values, [field.name]: value })
					}
				/>
			))}
			<button
				ref={button}
				type="submit"
				className={styles.submit}
				disabled={submitting}
			>
				{submitting ? copy.submitting : copy.submit}
			</button>
			<p className={styles.reassurance}>
				{copy.reassurance}{" "}
				<a href={pathFor("privacy", language)} target="_blank" rel="noopener">
					{copy.privacyLink}
				</a>
			</p>
		</form>
	);
}
