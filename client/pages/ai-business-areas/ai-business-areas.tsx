import { Closing } from "../../parts/closing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { usePageData } from "../use-page-data.ts";
import { Areas } from "./areas.tsx";
import { Flow } from "./flow.tsx";
import type { load } from "./load.server.ts";
import { Marketing } from "./marketing.tsx";
import { Sales } from "./sales.tsx";

export function Component() {
	const { copy } = usePageData<typeof load>("ai-business-areas");
	return (
		<>
			<PageHero title={copy.hero.title} lead={copy.hero.lead} />
			<Areas copy={copy.areas} />
			<Sales copy={copy.sales} />
			<Marketing copy={copy.marketing} />
			<Flow copy={copy.flow} />
			<Closing copy={copy.closing} location="ai-business-areas-closing" stage={2} />
		</>
	);
}
