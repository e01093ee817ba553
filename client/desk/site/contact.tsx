import { Select, SimpleGrid, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import * as v from "valibot";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import {
	CURRENCIES,
	PRICE_UNITS,
	type Price,
	priceSchema,
	type SiteSettings,
} from "../../../shared/site-settings.ts";
import { de } from "../../parts/firm/de.ts";
import { en } from "../../parts/firm/en.ts";
import { priceInWords } from "../../parts/firm/price-in-words.ts";
import { tr } from "../../parts/firm/tr.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import { PartForm, type PartFormOf } from "./part-form.tsx";
import { readAmount } from "./read-amount.ts";
import { SettingField } from "./setting-field.tsx";

const FIRST_PRICE = { amount: 1_000, currency: "EUR", unit: "month" } as const;

const typed = ({ whatsapp = "", price }: SiteSettings["contact"]) => ({ whatsapp, price });

/** WhatsApp, and the price from which the work starts. */
export function Contact({ answer }: { answer: SiteAnswer }) {
	const { contact: copy } = useCopy().site;
	return (
		<PartForm part="contact" answer={answer} read={typed}>
			{(form) => (
				<>
					<SettingField
						form={form}
						path="value.whatsapp"
						label={copy.whatsapp}
						hint={copy.whatsappHint}
						type="tel"
					/>
					<Switch
						label={copy.showPrice}
						description={copy.showPriceHint}
						checked={form.values.value.price !== null}
						onChange={({ currentTarget }) =>
							form.setFieldValue("value.price", currentTarget.checked ? FIRST_PRICE : null)
						}
					/>
					{form.values.value.price && (
						<SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
							<AmountField form={form} />
							<Select
								{...form.getInputProps("value.price.currency")}
								label={copy.currency}
								data={[...CURRENCIES]}
								allowDeselect={false}
							/>
							<Select
								{...form.getInputProps("value.price.unit")}
								label={copy.unit}
								data={PRICE_UNITS.map((value) => ({ value, label: copy.units[value] }))}
								allowDeselect={false}
							/>
						</SimpleGrid>
					)}
					{v.is(priceSchema, form.values.value.price) && (
						<PricePreview price={form.values.value.price} />
					)}
				</>
			)}
		</PartForm>
	);
}

/** A whole amount; an unreadable one is refused and stays as it was typed. */
function AmountField({ form }: { form: PartFormOf<ReturnType<typeof typed>> }) {
	const { site } = useCopy();
	const { format } = useLanguage();
	const copy = site.contact;
	const fieldText = useFieldText();
	const path = "value.price.amount";
	const amount: unknown = form.values.value.price?.amount;
	const [text, setText] = useState(() =>
		typeof amount === "number" ? format.number(amount) : String(amount),
	);
	const read = readAmount(text);
	const isUnread = text.trim() !== "" && typeof read === "string";
	const problem = isUnread ? "invalid" : form.errors[path];
	// The amount was changed elsewhere: it was saved, or another person's was taken over.
	const shown = typeof amount === "number" && amount !== read ? format.number(amount) : text;
	return (
		<TextInput
			{...form.getInputProps(path)}
			label={copy.amount}
			inputMode="numeric"
			autoComplete="off"
			value={shown}
			error={read === "decimals" ? copy.decimals : fieldText(problem)}
			onChange={({ currentTarget: { value } }) => {
				setText(value);
				const next = readAmount(value);
				form.setFieldValue(path, typeof next === "number" ? next : value);
			}}
		/>
	);
}

const WORDS = { tr: tr.price, de: de.price, en: en.price };

/** The price as visitors will read it, before it is saved. */
function PricePreview({ price }: { price: Price }) {
	const { contact: copy } = useCopy().site;
	return (
		<Text size="sm" c="dimmed" role="status">
			{copy.shownAs}{" "}
			{LANGUAGES.map((language) => {
				const words = WORDS[language];
				return `${words.fromLabel}: ${priceInWords(price, words, language)}`;
			}).join(" · ")}
		</Text>
	);
}
