import { Textarea } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { useCopy } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import type { FieldForm } from "./part-form.tsx";

/** A list of texts, one on each line. */
export function LinesField({
	form,
	path,
	label,
	decided,
}: {
	form: FieldForm;
	/** The list's path in the form. */
	path: string;
	label: string;
	decided?: SiteAnswer["environment"][string] | undefined;
}) {
	const { site: copy } = useCopy();
	const fieldText = useFieldText();
	const { value, onChange, ...input } = form.getInputProps(path);
	// The fault is one line's: `value.receivers.1`.
	const fault = Object.entries(form.errors).find(([name]) => name.startsWith(path))?.[1];
	return (
		<Textarea
			{...input}
			label={label}
			inputWrapperOrder={["label", "input", "description", "error"]}
			description={decided ? copy.decided(decided.variable) : copy.onePerLine}
			value={decided?.value ?? value.join("\n")}
			onChange={({ currentTarget }) => onChange(currentTarget.value.split("\n"))}
			onBlur={() => onChange(value.map((line: string) => line.trim()).filter(Boolean))}
			error={fieldText(fault)}
			readOnly={Boolean(decided)}
			autosize
			minRows={2}
			maxRows={8}
		/>
	);
}
