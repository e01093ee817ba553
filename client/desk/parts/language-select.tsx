import { Select, type SelectProps } from "@mantine/core";
import { LANGUAGES, OWN_NAMES } from "../../../shared/languages.ts";

/** A choice between the desk's languages, each in its own words. */
export const LanguageSelect = (props: SelectProps) => (
	<Select
		{...props}
		data={LANGUAGES.map((value) => ({
			value,
			label: OWN_NAMES[value],
		}))}
		allowDeselect={false}
	/>
);
