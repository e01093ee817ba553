import { Select, type SelectProps } from "@mantine/core";
import { languageChoices } from "./language-choices.ts";

/** A choice between the desk's languages, each in its own words. */
export const LanguageSelect = (props: SelectProps) => (
	<Select {...props} data={languageChoices()} allowDeselect={false} />
);
