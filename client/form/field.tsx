import {
	type ComponentProps,
	type CSSProperties,
	type HTMLAttributes,
	type ReactNode,
	useId,
} from "react";
import styles from "./field.module.css";

interface FieldProps {
	label: ReactNode;
	/** The text about the field's problem; undefined if it has none. */
	problem: string | undefined;
	/** The id of a hint that screen readers read with the field. */
	hintId?: string;
}

/** A labelled text input. Its problem stands below it, and screen readers read it as its description. */
export function TextField({
	label,
	problem,
	hintId,
	...input
}: FieldProps & ComponentProps<"input">) {
	return (
		<Field label={label} problem={problem} {...(hintId && { hintId })} required={input.required}>
			{(attributes) => <input {...input} {...attributes} />}
		</Field>
	);
}

/** A labelled input of several lines. */
export function TextArea({
	label,
	problem,
	rows,
	...textarea
}: FieldProps & ComponentProps<"textarea"> & { rows: number }) {
	return (
		<Field label={label} problem={problem} required={textarea.required}>
			{(attributes) => (
				<textarea
					{...textarea}
					{...attributes}
					rows={rows}
					style={{ "--rows": rows } as CSSProperties}
				/>
			)}
		</Field>
	);
}

function Field({
	label,
	problem,
	hintId,
	required,
	children,
}: FieldProps & {
	required: boolean | undefined;
	children: (attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}) {
	const id = useId();
	const problemId = problem && `${id}-problem`;
	return (
		<div className={`stack ${styles.field}`}>
			<label htmlFor={id}>
				{/* Beside another text it is out of React's reach once the browser has translated the page. */}
				<span>{label}</span>
				{required && (
					<span className={styles.problem} aria-hidden="true">
						{" *"}
					</span>
				)}
			</label>
			{children({
				id,
				className: "input",
				"aria-invalid": problem ? true : undefined,
				"aria-describedby": [problemId, hintId].filter(Boolean).join(" ") || undefined,
			})}
			{problem && (
				<p id={problemId} className={`small ${styles.problem}`}>
					{problem}
				</p>
			)}
		</div>
	);
}
