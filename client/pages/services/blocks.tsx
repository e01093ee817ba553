import { MoreLink } from "../../parts/more-link.tsx";
import styles from "./blocks.module.css";
import { SERVICES } from "./facts.ts";
import type { ServicesCopy } from "./tr.ts";

/** The four services at a glance, each leading to its section (specification §2, Services). */
export function Blocks({ label, blocks }: { label: string; blocks: ServicesCopy["blocks"] }) {
	return (
		<nav className="band joined" data-tone="ink" aria-label={label}>
			<ul className="ruled closed">
				{SERVICES.map((service) => (
					<li key={service}>
						<MoreLink
							to={{ section: service }}
							className={`row between plain-link ${styles.block}`}
						>
							<span className={`split ${styles.text}`}>
								<span className={styles.name}>{blocks[service].name}</span>{" "}
								<span className="muted">{blocks[service].summary}</span>
							</span>
							<svg className="lines" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
								<path d="M12 4v16M5 13l7 7 7-7" />
							</svg>
						</MoreLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
