import { SimpleGrid } from "@mantine/core";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import type { SiteSettings } from "../../../shared/site-settings.ts";
import { useCopy } from "../language/language.tsx";
import { LinesField } from "./lines-field.tsx";
import { PartForm } from "./part-form.tsx";
import { SettingField } from "./setting-field.tsx";

const typed = ({ companyList = "", promptLibrary = "", profiles }: SiteSettings["links"]) => ({
	companyList,
	promptLibrary,
	profiles,
});

/** Where the library's resources are, and the firm's pages in social networks. */
export function Links({ answer }: { answer: SiteAnswer }) {
	const { links: copy } = useCopy().site;
	return (
		<PartForm part="links" answer={answer} read={typed}>
			{(form) => (
				<>
					<SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
						{(["companyList", "promptLibrary"] as const).map((field) => (
							<SettingField
								key={field}
								form={form}
								path={`value.${field}`}
								label={copy[field]}
								decided={answer.environment[`links.${field}`]}
								type="url"
							/>
						))}
					</SimpleGrid>
					<LinesField form={form} path="value.profiles" label={copy.profiles} />
				</>
			)}
		</PartForm>
	);
}
