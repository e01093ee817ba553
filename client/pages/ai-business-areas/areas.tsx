import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { Swiped } from "../../parts/swiped.tsx";
import styles from "./areas.module.css";
import { AREAS, areaId } from "./areas.ts";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** Three images with one line running through them, each with the area that it stands for. */
export function Areas({ copy }: { copy: AiBusinessAreasCopy["areas"] }) {
	const page = pathFor("ai-business-areas", useLanguage());
	return (
		<div className={`band joined ${styles.areas}`} data-tone="ink">
			<Swiped className="thirds">
				{AREAS.map((area) => (
					<li key={area}>
						<img
							className="picture"
							src={`/images/areas/${area}.svg`}
							alt={copy[area].imageAlt}
							width="800"
							height="600"
						/>
						<Link to={`${page}#${areaId(area)}`} className={`title ${styles.title}`}>
							{copy[area].title}
						</Link>
						<p className="muted">{copy[area].text}</p>
					</li>
				))}
			</Swiped>
		</div>
	);
}
