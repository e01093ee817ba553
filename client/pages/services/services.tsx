import { usePageData } from "../../frame/use-page-data.ts";
import { Pricing } from "../../parts/firm/pricing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import styles from "./blocks.module.css";
import { Blocks } from "./blocks.tsx";
import type { load } from "./load.server.ts";
import { Automation, Communication, Consulting, DataAnalysis } from "./sections.tsx";
import type { ServicesCopy } from "./tr.ts";

/** How long a setup takes. */
const Durations = ({ durations }: { durations: ServicesCopy["hero"]["durations"] }) => (
	<dl className={`figures ${styles.durations}`}>
		{durations.map(({ figure, label }) => (
			<div key={label}>
				<dt className="muted compact">{label}</dt>
				<dd className="figure">{figure}</dd>
			</div>
		))}
	</dl>
);

/** Four linked blocks and the sections that they lead to; the last one is the page's call to action. */
export function Component() {
	const { copy, price } = usePageData<typeof load>("services");
	const { blocks, sections, factLabels, detailsTitle, imageAlt, example, funnel, chat, training } =
		copy;
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				picture={<Durations durations={copy.hero.durations} />}
			/>
			<Blocks label={copy.listLabel} blocks={blocks} />
			<Pricing {...price} />
			<Automation
				name={blocks.automation.name}
				copy={sections.automation}
				labels={factLabels}
				detailsTitle={detailsTitle}
				imageAlt={imageAlt}
			/>
			<DataAnalysis
				name={blocks["data-analysis"].name}
				copy={sections["data-analysis"]}
				labels={factLabels}
				detailsTitle={detailsTitle}
				example={{ ...example, ...funnel }}
			/>
			<Communication
				name={blocks["customer-communication"].name}
				copy={sections["customer-communication"]}
				labels={factLabels}
				detailsTitle={detailsTitle}
				chat={{ ...example, ...chat }}
			/>
			<Consulting
				name={blocks["consulting-and-training"].name}
				copy={sections["consulting-and-training"]}
				labels={factLabels}
				example={{ ...example, ...training }}
			/>
		</>
	);
}
