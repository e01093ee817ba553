import { SimpleGrid } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { useCopy } from "../language/language.tsx";
import { LinesField } from "./lines-field.tsx";
import { PartForm } from "./part-form.tsx";
import { SettingField } from "./setting-field.tsx";

const FIELDS = [
	"name",
	"form",
	"representative",
	"address",
	"email",
	"phone",
	"register",
	"vatId",
	"mersis",
	"kep",
	"authority",
	"editor",
	"euRepresentative",
	"privacyContact",
] as const;

const TYPES: Partial<Record<(typeof FIELDS)[number], "email" | "tel">> = {
	email: "email",
	kep: "email",
	privacyContact: "email",
	phone: "tel",
};

/** Who publishes the site: imprint, privacy policy, terms and footer name them. */
export function Publisher({ answer }: { answer: SiteAnswer }) {
	const { publisher: copy } = useCopy().site;
	return (
		<PartForm
			part="publisher"
			answer={answer}
			read={(stored) => ({
				...Object.fromEntries(FIELDS.map((field) => [field, stored[field] ?? ""])),
				receivers: stored.receivers,
			})}
		>
			{(form) => (
				<>
					<SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
						{FIELDS.map((field) => (
							<SettingField
								key={field}
								form={form}
								path={`value.${field}`}
								label={copy.fields[field]}
								hint={copy.hints[field]}
								decided={answer.environment[`publisher.${field}`]}
								type={TYPES[field]}
							/>
						))}
					</SimpleGrid>
					<LinesField
						form={form}
						path="value.receivers"
						label={copy.receivers}
						decided={answer.environment["publisher.receivers"]}
					/>
				</>
			)}
		</PartForm>
	);
}
