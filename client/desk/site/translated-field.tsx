import { Group, Textarea, TextInput } from "@mantine/core";
import { LANGUAGES, type Language } from "../../../shared/languages.ts";
import type { Translated } from "../../../shared/site-settings.ts";
import { useLanguage } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import type { FieldForm } from "./part-form.tsx";

/** The languages of a text as they are typed. */
export const typed = ({ tr = "", de = "", en = "" }: Translated): Record<Language, string> => ({
	tr,
	de,
	en,
});

/** A text in each language of the site; one is enough. */
export function TranslatedField({
	form,
	path,
	label,
	long = false,
}: {
	form: FieldForm;
	/** The text's path in the form. */
	path: string;
	label: string;
	/** For more than a line. */
	long?: boolean;
}) {
	const { format } = useLanguage();
	const fieldText = useFieldText();
	const Input = long ? Textarea : TextInput;
	return (
		<Group grow align="start" preventGrowOverflow={false} wrap="wrap">
			{LANGUAGES.map((language, index) => (
				<Input
					key={language}
					{...form.getInputProps(`${path}.${language}`)}
					label={`${label} (${format.languageName(language)})`}
					error={fieldText(
						form.errors[`${path}.${language}`] ?? (index === 0 && form.errors[path]),
					)}
					{...(long && { autosize: true, minRows: 3 })}
					miw="14rem"
				/>
			))}
		</Group>
	);
}
