import { usePageData } from "../../frame/use-page-data.ts";
import type { PriceData } from "../../parts/firm/load.server.ts";
import { Pricing } from "../../parts/firm/pricing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { Blocks } from "./blocks.tsx";
import type { load } from "./load.server.ts";
import { Automation, Communication, Consulting, DataAnalysis } from "./sections.tsx";
import type { ServicesCopy } from "./tr.ts";

/** The lowest price, if the settings have it, and the time a setup takes. */
const Terms = ({
	price: { copy, from },
	durations,
}: {
	price: PriceData;
	durations: ServicesCopy["hero"]["durations"];
}) => {
	const terms = from ? [{ label: copy.fromLabel, figure: from }, ...durations] : durations;
	return (
		<dl className="ruled closed">
			{terms.map(({ label, figure }) => (
				<div key={label} className="row between">
					<dt className="muted compact">{label}</dt>
					<dd className="figure">{figure}</dd>
				</div>
			))}
		</dl>
	);
};

/** Four linked blocks and the sections that they lead to; the last one is the page's call to action. */
export function Component() {
	const { copy, price } = usePageData<typeof load>("services");
	const { blocks, sections, factLabels, detailsTitle, exampleTitle, imageAlt, example } = copy;
	const consulting = sections["consulting-and-training"];
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				picture={<Terms price={price} durations={copy.hero.durations} />}
			>
				<OpenButton location="services-hero">{consulting.action}</OpenButton>
			</PageHero>
			<Blocks label={copy.listLabel} blocks={blocks} />
			<Pricing copy={price.copy} />
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
				example={{ ...example, ...copy.funnel }}
			/>
			<Communication
				name={blocks["customer-communication"].name}
				copy={sections["customer-communication"]}
				labels={factLabels}
				detailsTitle={detailsTitle}
				exampleTitle={exampleTitle}
				chat={{ ...example, ...copy.chat }}
			/>
			<Consulting
				name={blocks["consulting-and-training"].name}
				copy={consulting}
				labels={factLabels}
				exampleTitle={exampleTitle}
				example={{ ...example, ...copy.training }}
			/>
		</>
	);
}
