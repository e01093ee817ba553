import { useId } from "react";
import { LEAD_BOUNDS } from "../../quick-analysis/lead.ts";
import leadStyles from "../../quick-analysis/lead-form.module.css";
import type { LeadValues } from "../../quick-analysis/submit-lead.ts";
import styles from "./demo-form.module.css";

export interface FieldProps {
	name: keyof LeadValues;
	copy: { label: string; placeholder: string };
	/** The word beside the label of a field that may stay empty. */
	optional: string;
	/** What is wrong with it, if anything. */
	problem: string | undefined;
	type?: "text" | "email";
	autoComplete?: string;
	required?: boolean;
	/** Lines of a box for longer text. */
	rows?: number;
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
		className: `${leadStyles.input} ${styles.input}`,
		"aria-invalid": problem ? true : undefined,
		"aria-describedby": problem && `${id}-problem`,
		"data-error": problem ? true : undefined,
	};
	return (
		<div>
			<label htmlFor={id} className={`${leadStyles.label} ${styles.label}`}>
				{copy.label}{" "}
				{required ? (
					<span className={leadStyles.required} aria-hidden="true">
						*
					</span>
				) : (
					<span className={styles.optional}>({optional})</span>
				)}
			</label>
			{rows ? (
				<textarea {...field} rows={rows} />
			) : (
				<input {...field} type={props.type} autoComplete={props.autoComplete} />
			)}
			{problem && (
				<p id={`${id}-problem`} className={leadStyles.error}>
					{problem}
				</p>
			)}
		</div>
	);
}
