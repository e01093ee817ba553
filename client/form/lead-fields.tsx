import type { ComponentProps } from "react";
import type { FieldName } from "../../shared/forms/field-schemas.ts";
import type { LeadFieldsCopy } from "./copy.ts";
import { TextArea, TextField } from "./field.tsx";
import { problemText } from "./problem-text.ts";
import type { Form } from "./use-form.ts";

/** The attributes of the inputs of one line. */
const LINES: Record<Exclude<FieldName, "message">, ComponentProps<"input">> = {
	name: { type: "text", autoComplete: "name" },
	email: { type: "email", autoComplete: "email", inputMode: "email" },
	company: { type: "text", autoComplete: "organization" },
};

/** The fields of a lead that the form shows. */
export function LeadFields({
	form: { step, definition, values, problems, change },
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
			// What was added while the form is sent would not be sent with it.
			readOnly: step === "submitting",
			value: values[name],
			onChange: (event: { currentTarget: { value: string } }) =>
				change(name, event.currentTarget.value),
			"data-autofocus": (takesFocus && name === "name") || undefined,
		};
	};
	return (
		<>
			{definition.fields.map((name) =>
				name === "message" ? (
					<TextArea key={name} {...field(name)} rows={definition.messageRows} />
				) : (
					<TextField key={name} {...LINES[name]} {...field(name)} />
				),
			)}
		</>
	);
}
