import { type ComponentProps, type ReactNode, useId } from "react";
import inputs from "../theme/input.module.css";
import styles from "./field.module.css";

const INPUT = `${inputs.input} ${styles.input}`;

interface FieldProps {
	label: ReactNode;
	/** The text about the field's problem; undefined if it has none. */
	problem: string | undefined;
}

/** A labelled text input. Its problem stands below it, and screen readers read it as its description. */
export function TextField({
	label,
	problem,
	...input
}: FieldProps & ComponentProps<"input">) {
	const id = useId();
	return (
		<Frame id={id} label={label} problem={problem} required={input.required}>
			<input {...input} {...describe(id, problem)} className={INPUT} />
		</Frame>
	);
}

/** A labelled input of several lines. */
export function TextArea({
	label,
	problem,
	...textarea
}: FieldProps & ComponentProps<"textarea">) {
	const id = useId();
	return (
		<Frame id={id} label={label} problem={problem} required={textarea.required}>
			<textarea {...textarea} {...describe(id, problem)} className={INPUT} />
		</Frame>
	);
}

const describe = (id: string, problem: string | undefined) => ({
	id,
	"aria-invalid": problem !== undefined || undefined,
	"aria-describedby": problem === undefined ? undefined : `${id}-problem`,
});

function Frame(
	props: FieldProps & {
		id: string;
		required: boolean | undefined;
		children: ReactNode;
	},
) {
	return (
		<div className={styles.field}>
			<label htmlFor={props.id}>
				{props.label}
				{props.required && <span aria-hidden="true"> *</span>}
			</label>
			{props.children}
			{props.problem !== undefined && (
				<p id={`${props.id}-problem`}>{props.problem}</p>
			)}
		</div>
	);
}
