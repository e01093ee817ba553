import { usePageData } from "../../frame/use-page-data.ts";
import { LegalPage } from "../../parts/legal/legal-page.tsx";
import type { load } from "./load.server.ts";

export function Component() {
	const { copy } = usePageData<typeof load>("terms");
	return <LegalPage copy={copy} />;
}
