import { LegalPage } from "../legal/legal-page.tsx";
import { usePageData } from "../page-data.ts";

export function Component() {
	const { copy } = usePageData("terms");
	return <LegalPage copy={copy} />;
}
