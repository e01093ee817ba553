import { MoreLink } from "../../parts/more-link.tsx";
import sections from "../../theme/sections.module.css";
import type { ServiceSectionCopy, ServiceText } from "./copy.ts";
import { type ExplainedService, MORE } from "./facts.ts";
import styles from "./service-parts.module.css";

/** A service's name and what it is about. */
export function ServiceHead({
	id,
	name,
	copy,
}: {
	id: string;
	name: string;
	copy: ServiceText;
}) {
	return (
		<div className={styles.head}>
			<p className={styles.name}>{name}</p>
			<h2 id={`${id}-title`}>{copy.title}</h2>
			<p className={`${sections.lead} ${styles.text}`}>{copy.text}</p>
		</div>
	);
}

/** What a service consists of. */
export function ServicePoints({ points }: Pick<ServiceText, "points">) {
	return (
		<dl className={styles.points}>
			{points.map(({ term, text }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Leads on to the page that tells more. */
export function ServiceMore({
	service,
	copy,
}: {
	service: ExplainedService;
	copy: ServiceSectionCopy;
}) {
	return (
		<MoreLink
			to={{ page: MORE[service] }}
			className={`${sections.more} ${styles.more}`}
		>
			{copy.more}
		</MoreLink>
	);
}
