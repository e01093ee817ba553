import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { ActionLink } from "../../parts/action-link.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { areaId } from "./areas.ts";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** Three features, a screen of the system, and the call to action to the sales-automation page. */
export function Sales({ copy }: { copy: AiBusinessAreasCopy["sales"] }) {
	const language = useLanguage();
	return (
		<section
			id={areaId("sales")}
			className="band stack parts"
			aria-labelledby="sales-title"
			tabIndex={-1}
		>
			<div className="split halves middle">
				<div className="head start text-action">
					<h2 id="sales-title">{copy.title}</h2>
					<p>{copy.lead}</p>
					<ActionLink
						to={pathFor("sales-automation", language)}
						location="ai-business-areas-sales"
						outline
					>
						{copy.action}
					</ActionLink>
				</div>
				<ExampleSheet copy={copy.example} />
			</div>
			<ul className="thirds ruled strong">
				{copy.features.map(({ title, text, more }) => (
					<li key={title} className="stack tight">
						<h3>{title}</h3>
						<p className="muted measure">
							{text} {more && <MoreLink to={{ page: "solutions" }}>{more}</MoreLink>}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
