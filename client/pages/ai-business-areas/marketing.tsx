import { MoreLink } from "../../parts/more-link.tsx";
import { areaId } from "./areas.ts";
import { Flow } from "./flow.tsx";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** Three features of two bullets each, the link to the marketing steps, and these steps. */
export function Marketing({ copy }: { copy: AiBusinessAreasCopy["marketing"] }) {
	return (
		<section
			id={areaId("marketing")}
			className="band sunk stack parts"
			aria-labelledby="marketing-features-title"
			tabIndex={-1}
		>
			<div className="head">
				<h2 id="marketing-features-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<MoreLink to={{ section: "marketing" }} className="more">
					{copy.more}
				</MoreLink>
			</div>
			<details className="unfolds on-phones">
				<summary>{copy.featuresTitle}</summary>
				<ul className="thirds">
					{copy.features.map(({ title, bullets }) => (
						<li key={title} className="stack">
							<h3>{title}</h3>
							<ul className="dashes">
								{bullets.map((bullet) => (
									<li key={bullet}>{bullet}</li>
								))}
							</ul>
						</li>
					))}
				</ul>
			</details>
			<Flow copy={copy.flow} />
		</section>
	);
}
