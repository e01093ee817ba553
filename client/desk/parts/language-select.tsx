import { Select, type SelectProps } from "@mantine/core";
import { LANGUAGES } from "../../../shared/languages.ts";
import { languageName } from "../language/format.ts";

/** A choice between the desk's languages, each in its own words. */
export const LanguageSelect = (props: SelectProps) => (
	<Select
		{...props}
		data={LANGUAGES.map((value) => ({
			value,
			label: languageName(value, value),
		}))}
		allowDeselect={false}
	/>
);
