import { MoreLink } from "../../parts/more-link.tsx";
import { type ExplainedService, MORE } from "./facts.ts";
import styles from "./sections.module.css";
import type { ServicesCopy } from "./tr.ts";

type Sections = ServicesCopy["sections"];

type ServiceText = Sections[keyof Sections];

/** A service's name, title and text. */
export function ServiceHead({ id, name, copy }: { id: string; name: string; copy: ServiceText }) {
	return (
		<div className="stack">
			<p className="kicker">{name}</p>
			<h2 id={`${id}-title`}>{copy.title}</h2>
			<p className="lead measure">{copy.text}</p>
		</div>
	);
}

/** The parts of a service and its facts; on a phone they unfold. */
export function ServiceDetails({
	title,
	labels,
	copy: { points, facts },
}: {
	title: string;
	labels: readonly string[];
	copy: Sections[ExplainedService];
}) {
	return (
		<details className="unfolds on-phones">
			<summary>{title}</summary>
			<dl className="ruled">
				{points.map(({ term, text }) => (
					<div key={term}>
						<dt className="title">{term}</dt>
						<dd className="muted measure">{text}</dd>
					</div>
				))}
			</dl>
			<ServiceFacts labels={labels} facts={facts} />
		</details>
	);
}

/** The needs of a service, and the results that stay with the client. */
export function ServiceFacts({
	labels,
	facts,
}: {
	labels: readonly string[];
	facts: readonly string[];
}) {
	return (
		<dl className={`ruled tight ${styles.facts}`}>
			{facts.map((fact, index) => (
				<div key={fact}>
					<dt className="note">{labels[index]}</dt>
					<dd className="compact">{fact}</dd>
				</div>
			))}
		</dl>
	);
}

/** A link to the page about the service. */
export function ServiceMore({
	service,
	copy,
}: {
	service: ExplainedService;
	copy: Sections[ExplainedService];
}) {
	return (
		<MoreLink to={{ page: MORE[service] }} className="more">
			{copy.more}
		</MoreLink>
	);
}
