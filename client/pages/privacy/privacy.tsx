import { LegalPage } from "../legal/legal-page.tsx";
import { usePageData } from "../page-data.ts";

export function Component() {
	const { copy } = usePageData("privacy");
	return <LegalPage copy={copy} />;
}
