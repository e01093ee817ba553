import { NumberInput, Select, SimpleGrid, Switch } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { CURRENCIES, PRICE_UNITS, type SiteSettings } from "../../../shared/site-settings.ts";
import { useCopy } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import { PartForm } from "./part-form.tsx";
import { SettingField } from "./setting-field.tsx";

const FIRST_PRICE = { amount: 1_000, currency: "EUR", unit: "month" } as const;

const typed = ({ whatsapp = "", price }: SiteSettings["contact"]) => ({ whatsapp, price });

/** WhatsApp, and the price from which the work starts. */
export function Contact({ answer }: { answer: SiteAnswer }) {
	const { contact: copy } = useCopy().site;
	const fieldText = useFieldText();
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
						autoComplete="off"
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
							<NumberInput
								{...form.getInputProps("value.price.amount")}
								label={copy.amount}
								error={fieldText(form.errors["value.price.amount"])}
								min={1}
								allowDecimal={false}
								hideControls
							/>
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
				</>
			)}
		</PartForm>
	);
}
