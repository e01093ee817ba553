import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { areaId } from "./areas.ts";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** Three questions as the team gets them, and the link to the service. */
export function Communication({ copy }: { copy: AiBusinessAreasCopy["communication"] }) {
	return (
		<section
			id={areaId("customer-communication")}
			className="band split middle"
			aria-labelledby="communication-title"
			tabIndex={-1}
		>
			<div className="head">
				<h2 id="communication-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<MoreLink to={{ section: "customer-communication" }} className="more">
					{copy.more}
				</MoreLink>
			</div>
			<ExampleSheet copy={copy.example} />
		</section>
	);
}
