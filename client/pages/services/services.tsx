import type { CSSProperties } from "react";
import { usePageData } from "../../frame/use-page-data.ts";
import { Chat } from "../../parts/chat.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import type { PriceData } from "../../parts/firm/load.server.ts";
import { Pricing } from "../../parts/firm/pricing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { Blocks } from "./blocks.tsx";
import { SETUP_DAYS } from "./facts.ts";
import type { load } from "./load.server.ts";
import styles from "./sections.module.css";
import { Consulting, Explained } from "./sections.tsx";
import type { ServicesCopy } from "./tr.ts";

/** The lowest price, if the settings have it, and the time a setup takes, which a bar shows. */
const Terms = ({
	price: { copy, from },
	hero: { setup, durations },
}: {
	price: PriceData;
	hero: ServicesCopy["hero"];
}) => (
	<div className={`sheet stacked ${styles.terms}`} data-tone="paper">
		<p className="title">{setup}</p>
		<dl>
			{durations.map(({ label, figure }, index) => (
				<div key={label} className="row tight between">
					<dt className="muted compact">{label}</dt>
					<dd className="figure">{figure}</dd>
					<dd className="bar" style={filled(SETUP_DAYS[index] ?? 0)} aria-hidden="true" />
				</div>
			))}
		</dl>
		{from && (
			<p className={`row between line-above ${styles.from}`}>
				<span className="muted compact">{copy.fromLabel}</span>{" "}
				<span className="figure">{from}</span>
			</p>
		)}
	</div>
);

/** Of the longest setup. */
const filled = (days: number): CSSProperties & Record<"--share", number> => ({
	"--share": days / Math.max(...SETUP_DAYS),
});

/** Four linked blocks and the sections that they lead to; the price stands before the last of them, which has the call to action. */
export function Component() {
	const { copy, price } = usePageData<typeof load>("services");
	const { hero, example } = copy;
	return (
		<>
			<PageHero title={hero.title} lead={hero.lead} picture={<Terms price={price} hero={hero} />}>
				<div className="first-action">
					<OpenButton location="services-hero">
						{copy.sections["consulting-and-training"].action}
					</OpenButton>
				</div>
			</PageHero>
			<Blocks label={copy.listLabel} blocks={copy.blocks} />
			<Explained id="automation" copy={copy}>
				<img
					className="picture"
					src="/images/services/automation.svg"
					alt={copy.imageAlt}
					width="1200"
					height="675"
					loading="lazy"
				/>
			</Explained>
			<Explained id="data-analysis" copy={copy} layout={`sunk ${styles.mirrored}`}>
				<ExampleSheet copy={{ ...example, ...copy.funnel }} />
			</Explained>
			<Explained id="customer-communication" copy={copy}>
				<Chat copy={{ ...example, ...copy.chat }} />
			</Explained>
			<Pricing copy={price.copy} sunk />
			<Consulting copy={copy} />
		</>
	);
}
