import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { Actions } from "./actions.tsx";
import { Inbound } from "./inbound.tsx";
import type { load } from "./load.server.ts";
import { Next } from "./next.tsx";
import { Outbound } from "./outbound.tsx";
import { Sequence } from "./sequence.tsx";

/** Outbound and inbound sales automation, with links to the contact and to the demo. */
export function Component() {
	const { copy, lawPost, samples } = usePageData<typeof load>("sales-automation");
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				picture={<Sequence copy={copy.hero.sequence} />}
			>
				<Actions copy={copy.actions} location="sales-automation-hero" />
			</PageHero>
			<Outbound copy={copy.outbound} lawPost={lawPost} />
			<Inbound copy={copy.inbound} />
			<Next copy={copy.next} actions={copy.actions} samples={samples} />
			<ClosingBand copy={copy.closing} location="sales-automation-closing" />
		</>
	);
}
