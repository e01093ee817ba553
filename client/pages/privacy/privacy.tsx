import { usePageData } from "../../frame/use-page-data.ts";
import { LegalPage } from "../../parts/legal/legal-page.tsx";
import type { load } from "./load.server.ts";

export function Component() {
	const { copy, missingSettings } = usePageData<typeof load>("privacy");
	return <LegalPage copy={copy} missingSettings={missingSettings} />;
}
