import { Checkbox, Group } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { LANGUAGES, type Language } from "../../../shared/languages.ts";
import { useLanguage } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import { ItemList } from "./item-list.tsx";
import { PartForm } from "./part-form.tsx";
import { Portrait, useIsUploading } from "./portrait.tsx";
import { SettingField } from "./setting-field.tsx";
import { TranslatedField, typed } from "./translated-field.tsx";

export interface TypedPerson {
	name: string;
	role: Record<Language, string>;
	words: Record<Language, string>;
	place: string;
	languages: Language[];
	portrait: string | null;
}

const NOBODY: TypedPerson = {
	name: "",
	role: { tr: "", de: "", en: "" },
	words: { tr: "", de: "", en: "" },
	place: "",
	languages: [],
	portrait: null,
};

/** The people behind the firm: about, home and posts show them. */
export function People({ answer }: { answer: SiteAnswer }) {
	const { copy: desk, format } = useLanguage();
	const copy = desk.site.people;
	const fieldText = useFieldText();
	const isUploading = useIsUploading();
	return (
		<PartForm
			part="people"
			answer={answer}
			complete={(people: TypedPerson[]) => people.map((person) => ({ ...NOBODY, ...person }))}
			read={(people) =>
				people.map(
					({ role, words = {}, place = "", ...person }): TypedPerson => ({
						...person,
						role: typed(role),
						words: typed(words),
						place,
					}),
				)
			}
		>
			{(form) => (
				<ItemList
					form={form}
					name={({ name }) => name}
					empty={NOBODY}
					add={copy.add}
					// A picture that arrives goes to the place where its person was.
					fixed={isUploading}
				>
					{(person, path) => (
						<>
							<Portrait
								id={person.portrait}
								name={person.name}
								error={fieldText(form.errors[`${path}.portrait`])}
								onChange={(id) => form.setFieldValue(`${path}.portrait`, id)}
							/>
							<SettingField form={form} path={`${path}.name`} label={copy.name} />
							<TranslatedField form={form} path={`${path}.role`} label={copy.role} />
							<TranslatedField form={form} path={`${path}.words`} label={copy.words} long />
							<SettingField form={form} path={`${path}.place`} label={copy.place} />
							<Checkbox.Group {...form.getInputProps(`${path}.languages`)} label={copy.speaks}>
								<Group mt="xs">
									{LANGUAGES.map((language) => (
										<Checkbox
											key={language}
											value={language}
											label={format.languageName(language)}
										/>
									))}
								</Group>
							</Checkbox.Group>
						</>
					)}
				</ItemList>
			)}
		</PartForm>
	);
}
