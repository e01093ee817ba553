import { TextInput } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { useCopy } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import type { FieldForm } from "./part-form.tsx";

/** A line of the settings; where the environment decides it, its value, with the name of the variable. */
export function SettingField({
	form,
	path,
	label,
	hint,
	decided,
	...input
}: {
	form: FieldForm;
	/** The value's path in the form. */
	path: string;
	label: string;
	hint?: string | undefined;
	decided?: SiteAnswer["environment"][string] | undefined;
	type?: "email" | "tel" | "url" | undefined;
}) {
	const { site: copy } = useCopy();
	const fieldText = useFieldText();
	return (
		<TextInput
			{...form.getInputProps(path)}
			{...input}
			{...(decided && { value: decided.value, readOnly: true, variant: "filled" })}
			autoComplete="off"
			error={fieldText(form.errors[path])}
			label={label}
			inputWrapperOrder={["label", "input", "description", "error"]}
			description={decided ? copy.decided(decided.variable) : hint}
		/>
	);
}
