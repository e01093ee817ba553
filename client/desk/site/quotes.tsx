import { Checkbox, SimpleGrid } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import type { Language } from "../../../shared/languages.ts";
import { useCopy } from "../language/language.tsx";
import { ItemList } from "./item-list.tsx";
import { PartForm } from "./part-form.tsx";
import { SettingField } from "./setting-field.tsx";
import { TranslatedField, typed } from "./translated-field.tsx";

interface TypedQuote {
	text: Record<Language, string>;
	name: string;
	company: string;
	consent: boolean;
}

const EMPTY: TypedQuote = {
	text: { tr: "", de: "", en: "" },
	name: "",
	company: "",
	consent: false,
};

/** Customers' quotes; the site shows none without the customer's consent. */
export function Quotes({ answer }: { answer: SiteAnswer }) {
	const { quotes: copy } = useCopy().site;
	return (
		<PartForm
			part="quotes"
			answer={answer}
			read={(quotes) =>
				quotes.map(({ text, ...quote }): TypedQuote => ({ ...quote, text: typed(text) }))
			}
		>
			{(form) => (
				<ItemList form={form} name={({ company }) => company} empty={EMPTY} add={copy.add}>
					{({ consent }, path) => (
						<>
							<TranslatedField form={form} path={`${path}.text`} label={copy.quote} long />
							<SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
								<SettingField form={form} path={`${path}.name`} label={copy.name} />
								<SettingField form={form} path={`${path}.company`} label={copy.company} />
							</SimpleGrid>
							<Checkbox
								{...form.getInputProps(`${path}.consent`, { type: "checkbox" })}
								label={copy.consent}
								description={consent ? undefined : copy.hidden}
							/>
						</>
					)}
				</ItemList>
			)}
		</PartForm>
	);
}
