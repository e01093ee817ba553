import { usePageData } from "../../frame/use-page-data.ts";
import { Closing } from "../../parts/closing.tsx";
import { Enquiry } from "../../parts/enquiry.tsx";
import { Pricing } from "../../parts/firm/pricing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { load } from "./load.server.ts";
import { Speed } from "./speed.tsx";
import { Timeline } from "./timeline.tsx";

export function Component() {
	const { copy, report, price } = usePageData<typeof load>("solutions");
	const { hero } = copy;
	return (
		<>
			<PageHero title={hero.title} lead={hero.lead} picture={<Enquiry copy={hero.enquiry} />}>
				<div className="actions first-action">
					<OpenButton location="solutions-hero">{hero.action}</OpenButton>
					<p className="note">{hero.actionNote}</p>
				</div>
			</PageHero>
			<Timeline copy={copy.timeline} />
			<Speed copy={copy.speed} />
			<Pricing {...price} folded />
			<Closing copy={copy.closing} location="solutions-closing" report={report} />
		</>
	);
}
