import { type ChangeEventHandler, type HTMLAttributes, useId } from "react";
import { LEAD_BOUNDS } from "./lead.ts";
import styles from "./lead-form.module.css";
import type { LeadValues } from "./submit-lead.ts";

export interface FieldProps {
	name: keyof LeadValues;
	copy: { label: string; placeholder: string };
	/** The word beside the label of a field that may stay empty. */
	optional: string;
	/** What is wrong with it, if anything. */
	problem: string | undefined;
	type?: "text" | "email";
	autoComplete?: string;
	inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
	required?: boolean;
	/** Lines of a box for longer text. */
	rows?: number;
	value?: string;
	onChange?: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

/** A labelled field with its problem beside it. */
export function Field(props: FieldProps) {
	const { name, copy, optional, problem, required = false, rows } = props;
	const id = useId();
	const field = {
		id,
		name,
		required,
		placeholder: copy.placeholder,
		maxLength: LEAD_BOUNDS[name],
		autoComplete: props.autoComplete,
		inputMode: props.inputMode,
		value: props.value,
		onChange: props.onChange,
		className: styles.input,
		"aria-invalid": problem ? true : undefined,
		"aria-describedby": problem && `${id}-problem`,
	};
	return (
		<div>
			<label htmlFor={id} className={styles.label}>
				{copy.label}{" "}
				{required ? (
					<span className={styles.required} aria-hidden="true">
						*
					</span>
				) : (
					`(${optional})`
				)}
			</label>
			{rows ? (
				<textarea {...field} rows={rows} />
			) : (
				<input {...field} type={props.type} />
			)}
			{problem && (
				<p id={`${id}-problem`} className={styles.error}>
					{problem}
				</p>
			)}
		</div>
	);
}
