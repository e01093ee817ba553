import type { ReactNode } from "react";
import { Chat } from "../../parts/chat.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { Night } from "../../parts/night.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { ExplainedService } from "./facts.ts";
import styles from "./sections.module.css";
import { ServiceDetails, ServiceFacts, ServiceHead, ServiceMore } from "./service-parts.tsx";
import type { ServicesCopy } from "./tr.ts";

interface SectionProps {
	name: string;
	copy: ServicesCopy["sections"][ExplainedService];
	labels: readonly string[];
	/** Above the folded details. */
	detailsTitle: string;
}

type SheetOf<Sheet extends typeof ExampleSheet | typeof Chat> = Parameters<Sheet>[0]["copy"];

/** Everything beside a picture. */
export function Automation(props: SectionProps & { imageAlt: string }) {
	const { name, copy, labels, detailsTitle, imageAlt } = props;
	return (
		<Section id="automation" layout={styles.halves}>
			<div className="stack loose">
				<ServiceHead id="automation" name={name} copy={copy} />
				<ServiceDetails title={detailsTitle} labels={labels} copy={copy} />
				<ServiceMore service="automation" copy={copy} />
			</div>
			<img
				className="picture"
				src="/images/services/automation.svg"
				alt={imageAlt}
				width="1200"
				height="675"
				loading="lazy"
			/>
		</Section>
	);
}

/** On darker paper a page of the report, everything else beside it. */
export function DataAnalysis({
	name,
	copy,
	labels,
	detailsTitle,
	example,
}: SectionProps & { example: SheetOf<typeof ExampleSheet> }) {
	return (
		<Section id="data-analysis" layout={`sunk ${styles.mirrored}`}>
			<div className="stack loose">
				<ServiceHead id="data-analysis" name={name} copy={copy} />
				<ServiceDetails title={detailsTitle} labels={labels} copy={copy} />
				<ServiceMore service="data-analysis" copy={copy} />
			</div>
			<ExampleSheet copy={example} />
		</Section>
	);
}

/** The same the other way round, with a chat. */
export function Communication({
	name,
	copy,
	labels,
	detailsTitle,
	exampleTitle,
	chat,
}: SectionProps & { exampleTitle: string; chat: SheetOf<typeof Chat> }) {
	return (
		<Section id="customer-communication" layout={styles.halves}>
			<div className="stack loose">
				<ServiceHead id="customer-communication" name={name} copy={copy} />
				<ServiceDetails title={detailsTitle} labels={labels} copy={copy} />
				<ServiceMore service="customer-communication" copy={copy} />
			</div>
			<details className="unfolds on-phones">
				<summary>{exampleTitle}</summary>
				<Chat copy={chat} />
			</details>
		</Section>
	);
}

/** The contact path ends here: its call to action opens the quick analysis. Beside it, a half-day's training. */
export function Consulting({
	name,
	copy,
	labels,
	exampleTitle,
	example,
}: {
	name: string;
	copy: ServicesCopy["sections"]["consulting-and-training"];
	labels: readonly string[];
	exampleTitle: string;
	example: SheetOf<typeof ExampleSheet>;
}) {
	return (
		<Section id="consulting-and-training" layout="night" tone="ink">
			<Night rings={false} />
			<div className="stack loose">
				<ServiceHead id="consulting-and-training" name={name} copy={copy} />
				<div className="actions closing-action">
					<OpenButton location="consulting-and-training">{copy.action}</OpenButton>
					<p className="note">{copy.actionNote}</p>
				</div>
			</div>
			<details className="unfolds on-phones">
				<summary>{exampleTitle}</summary>
				<ExampleSheet copy={example} />
			</details>
			<ServiceFacts labels={labels} facts={copy.facts} />
		</Section>
	);
}

/** The anchor of a service (shared/sections.ts), which takes the focus when a link leads to it. */
function Section({
	id,
	layout = "",
	tone,
	children,
}: {
	id: string;
	layout?: string | undefined;
	tone?: "ink";
	children: ReactNode;
}) {
	return (
		<section
			id={id}
			className={`band split ${styles.section} ${layout}`}
			data-tone={tone}
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
		>
			{children}
		</section>
	);
}
