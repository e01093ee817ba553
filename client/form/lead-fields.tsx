import type { ComponentProps } from "react";
import type { LeadFieldsCopy } from "./copy.ts";
import { TextArea, TextField } from "./field.tsx";
import { LEAD_BOUNDS } from "./field-schemas.ts";
import type { LeadValues } from "./lead-values.ts";
import { problemText } from "./problem-text.ts";
import type { LeadProblem } from "./problems.ts";

type Name = keyof LeadValues;

const LINES = [
	{ name: "name", type: "text", autoComplete: "name" },
	{
		name: "email",
		type: "email",
		autoComplete: "email",
		inputMode: "email",
	},
	{ name: "company", type: "text", autoComplete: "organization" },
] as const;

/** The fields of a form that asks who is writing. */
export function LeadFields({
	copy,
	problems,
	required,
	rows,
	more = () => ({}),
}: {
	copy: LeadFieldsCopy;
	problems: readonly LeadProblem[];
	/** The names of those that must be filled in. */
	required: readonly Name[];
	/** Lines that the message shows. */
	rows: number;
	/** Attributes that the form gives to a field. */
	more?(name: Name): Pick<ComponentProps<"input">, "value"> & {
		onChange?(event: { currentTarget: { value: string } }): void;
		"data-autofocus"?: boolean | undefined;
	};
}) {
	const field = (name: Name) => {
		const { label, placeholder } = copy.fields[name];
		const isRequired = required.includes(name);
		return {
			name,
			label: isRequired ? label : `${label} (${copy.optional})`,
			placeholder,
			required: isRequired,
			problem: problemText(copy, problems, name),
			maxLength: LEAD_BOUNDS[name],
			...more(name),
		};
	};
	return (
		<>
			{LINES.map(({ name, ...attributes }) => (
				<TextField key={name} {...attributes} {...field(name)} />
			))}
			<TextArea {...field("message")} rows={rows} />
		</>
	);
}
