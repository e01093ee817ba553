import { PUBLISHER_VARIABLES } from "../../shared/operator.ts";
import type { SiteSettings } from "../../shared/site-settings.ts";
import type { Config } from "../config/config.ts";

const LINK_VARIABLES = {
	companyList: "RESOURCE_COMPANY_LIST_URL",
	promptLibrary: "RESOURCE_GOOGLE_ADS_PROMPTS_URL",
} as const;

type FromEnvironment = Pick<Config, "publisher" | "receivers" | "resourceLinks">;

/** The settings with the environment's values in place of those that the desk has. */
export function withEnvironment(
	stored: SiteSettings,
	{ publisher, receivers, resourceLinks }: FromEnvironment,
): SiteSettings {
	return {
		...stored,
		publisher: {
			...stored.publisher,
			...publisher,
			...(receivers.length > 0 && { receivers }),
		},
		links: {
			...stored.links,
			companyList: resourceLinks.companyList ?? stored.links.companyList,
			promptLibrary: resourceLinks.promptLibrary ?? stored.links.promptLibrary,
		},
	};
}

/** The fields that the environment decides, such as `publisher.name`, with their variable and value. */
export function decidedByEnvironment({
	publisher,
	receivers,
	resourceLinks,
}: FromEnvironment): Record<string, { variable: string; value: string }> {
	const fields = [
		...Object.entries(PUBLISHER_VARIABLES).map(
			([field, variable]) =>
				[
					`publisher.${field}`,
					variable,
					Object.entries(publisher).find(([name]) => name === field)?.[1],
				] as const,
		),
		["publisher.receivers", "OPERATOR_RECEIVERS", receivers.join("; ")] as const,
		["links.companyList", LINK_VARIABLES.companyList, resourceLinks.companyList] as const,
		["links.promptLibrary", LINK_VARIABLES.promptLibrary, resourceLinks.promptLibrary] as const,
	];
	return Object.fromEntries(
		fields.flatMap(([field, variable, value]) => (value ? [[field, { variable, value }]] : [])),
	);
}
