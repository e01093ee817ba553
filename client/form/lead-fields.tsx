import { type FieldName, LEAD_BOUNDS } from "../../shared/forms/field-schemas.ts";
import type { LeadFieldsCopy } from "./copy.ts";
import { TextArea, TextField } from "./field.tsx";
import { problemText } from "./problem-text.ts";
import type { Form } from "./use-form.ts";

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

/** The fields of a lead that the form shows. */
export function LeadFields({
	form: { definition, values, problems, change },
	copy,
	takesFocus = false,
}: {
	form: Form;
	copy: LeadFieldsCopy;
	/** Whether a dialog that opens moves the focus to the first field. */
	takesFocus?: boolean;
}) {
	const field = (name: FieldName) => {
		const { label, placeholder } = copy.fields[name];
		const required = definition.required.includes(name);
		return {
			name,
			label: required ? label : `${label} (${copy.optional})`,
			placeholder,
			required,
			problem: problemText(copy, problems, name),
			maxLength: LEAD_BOUNDS[name],
			value: values[name],
			onChange: (event: { currentTarget: { value: string } }) =>
				change(name, event.currentTarget.value),
			"data-autofocus": (takesFocus && name === "name") || undefined,
		};
	};
	return (
		<>
			{LINES.filter(({ name }) => definition.fields.includes(name)).map(
				({ name, ...attributes }) => (
					<TextField key={name} {...attributes} {...field(name)} />
				),
			)}
			<TextArea {...field("message")} rows={definition.messageRows} />
		</>
	);
}
