import type { ReactNode } from "react";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { Night } from "../../parts/night.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { type ExplainedService, MORE, type ServiceId } from "./facts.ts";
import styles from "./sections.module.css";
import type { ServicesCopy } from "./tr.ts";

/** A service and its parts; beside them what it makes, and a link to the page about it. */
export function Explained({
	id,
	copy,
	layout = "",
	children,
}: {
	id: ExplainedService;
	copy: ServicesCopy;
	layout?: string | undefined;
	/** A picture, or an example. */
	children: ReactNode;
}) {
	const { points, facts, more } = copy.sections[id];
	return (
		<Section id={id} layout={`halves last-beside ${layout}`}>
			<Head id={id} copy={copy} />
			<Folded title={`${copy.blocks[id].name}: ${copy.detailsTitle}`}>
				<dl className="ruled">
					{points.map(({ term, text }) => (
						<div key={term}>
							<dt className="title">{term}</dt>
							<dd className="muted measure">{text}</dd>
						</div>
					))}
				</dl>
			</Folded>
			<div className="stack loose stays">
				{children}
				<Facts labels={copy.factLabels} facts={facts} />
				<MoreLink to={{ page: MORE[id] }} className="more">
					{more}
				</MoreLink>
			</div>
		</Section>
	);
}

/** The contact path ends here: its call to action opens the quick analysis. Beside it, a half-day's training. */
export function Consulting({ copy }: { copy: ServicesCopy }) {
	const id = "consulting-and-training";
	const { action, actionNote, facts } = copy.sections[id];
	return (
		<Section id={id} layout={`night second-beside ${styles.training}`} tone="ink">
			<Head id={id} copy={copy} />
			<Folded title={copy.exampleTitle}>
				<ExampleSheet copy={{ ...copy.example, ...copy.training }} />
			</Folded>
			<div className="stack loose">
				<Facts labels={copy.factLabels} facts={facts} />
				<div className="actions closing-action">
					<OpenButton location={id}>{action}</OpenButton>
					<p className="note">{actionNote}</p>
				</div>
			</div>
			<Night rings={false} />
		</Section>
	);
}

/** What unfolds on a phone. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
	<details className="unfolds on-phones">
		<summary>{title}</summary>
		{children}
	</details>
);

/** The anchor of a service (shared/sections.ts), which takes the focus when a link leads to it. */
const Section = ({
	id,
	layout,
	tone,
	children,
}: {
	id: ServiceId;
	layout: string;
	tone?: "ink";
	children: ReactNode;
}) => (
	<section
		id={id}
		className={`band split top ${layout}`}
		data-tone={tone}
		aria-labelledby={`${id}-title`}
		tabIndex={-1}
	>
		{children}
	</section>
);

/** A service's name, title and text. */
const Head = ({ id, copy }: { id: ServiceId; copy: ServicesCopy }) => (
	<div className="stack">
		<p className="kicker">{copy.blocks[id].name}</p>
		<h2 id={`${id}-title`}>{copy.sections[id].title}</h2>
		<p className="lead measure">{copy.sections[id].text}</p>
	</div>
);

/** What a service needs, and what stays with the client. */
const Facts = ({ labels, facts }: { labels: readonly string[]; facts: readonly string[] }) => (
	<dl className={`ruled tight fits ${styles.facts}`}>
		{facts.map((fact, index) => (
			<div key={fact}>
				<dt className="note">{labels[index]}</dt>
				<dd className="compact">{fact}</dd>
			</div>
		))}
	</dl>
);
