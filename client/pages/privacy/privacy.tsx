import { LegalPage } from "../../parts/legal/legal-page.tsx";
import { usePageData } from "../use-page-data.ts";
import type { load } from "./load.server.ts";

export function Component() {
	const { copy, missingSettings } = usePageData<typeof load>("privacy");
	return <LegalPage copy={copy} missingSettings={missingSettings} />;
}
