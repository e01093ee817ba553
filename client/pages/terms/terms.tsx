import { LegalPage } from "../../parts/legal/legal-page.tsx";
import { usePageData } from "../use-page-data.ts";

export function Component() {
	const { copy } = usePageData("terms");
	return <LegalPage copy={copy} />;
}
