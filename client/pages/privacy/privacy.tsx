import { LegalPage } from "../../parts/legal/legal-page.tsx";
import { usePageData } from "../use-page-data.ts";

export function Component() {
	const { copy } = usePageData("privacy");
	return <LegalPage copy={copy} />;
}
