import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { Areas } from "./areas.tsx";
import { Communication } from "./communication.tsx";
import type { load } from "./load.server.ts";
import { Marketing } from "./marketing.tsx";
import { Sales } from "./sales.tsx";

export function Component() {
	const { copy } = usePageData<typeof load>("ai-business-areas");
	return (
		<>
			<PageHero title={copy.hero.title} lead={copy.hero.lead}>
				<div className="first-action">
					<OpenButton location="ai-business-areas-hero">{copy.closing.action}</OpenButton>
				</div>
			</PageHero>
			<Areas copy={copy.areas} />
			<Sales copy={copy.sales} />
			<Marketing copy={copy.marketing} />
			<Communication copy={copy.communication} />
			<ClosingBand copy={copy.closing} location="ai-business-areas-closing" />
		</>
	);
}
