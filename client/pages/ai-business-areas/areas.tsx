import { MoreLink } from "../../parts/more-link.tsx";
import styles from "./areas.module.css";
import { AREA_TARGETS, AREAS } from "./areas.ts";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** Three images with one line running through them, each with the area that it stands for. */
export function Areas({ copy }: { copy: AiBusinessAreasCopy["areas"] }) {
	return (
		<ul className={styles.areas} data-tone="ink">
			{AREAS.map((area) => (
				<li key={area}>
					<img
						src={`/images/areas/${area}.svg`}
						alt={copy[area].imageAlt}
						width="800"
						height="600"
					/>
					<MoreLink to={AREA_TARGETS[area]} className={styles.title}>
						{copy[area].title}
					</MoreLink>
					<p>{copy[area].text}</p>
				</li>
			))}
		</ul>
	);
}
