import type { PageKey } from "../../../shared/paths.ts";
import type { SectionKey } from "../../../shared/sections.ts";
import type { CaseSlug } from "../cases/list.ts";

export type ServiceName = "sales" | "marketing" | "data";

/** Where the site explains a service. */
export const SERVICE_TARGETS: Record<ServiceName, { page: PageKey } | { section: SectionKey }> = {
	sales: { page: "sales-automation" },
	marketing: { section: "marketing" },
	data: { section: "data-analysis" },
};

/** The service that a case study shows, where it is one of those that the site explains. */
export const SERVICE_OF: Partial<Record<CaseSlug, ServiceName>> = {
	"car-studio-ai": "sales",
	acilsatis: "marketing",
	salevium: "marketing",
	"erpa-teknoloji": "sales",
	cemkimsan: "data",
};
