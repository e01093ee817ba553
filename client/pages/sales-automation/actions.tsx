import { pathFor } from "../../../shared/paths.ts";
import { sectionPath } from "../../../shared/sections.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { ActionLink } from "../../parts/action-link.tsx";
import type { SalesAutomationCopy } from "./copy.ts";

interface ActionsProps {
	copy: SalesAutomationCopy["actions"];
	/** Names the place for the statistics. */
	location: string;
}

/** The page's two calls to action: to the demo and, weaker, to the contact path. */
export function Actions({ copy, location }: ActionsProps) {
	const language = useLanguage();
	return (
		<div className="actions">
			<DemoAction copy={copy} location={location} />
			<ActionLink to={sectionPath("contact", language)} location={`${location}-contact`} outline>
				{copy.contact}
			</ActionLink>
		</div>
	);
}

/** @param outline weaker, where another call to action follows. */
export function DemoAction({
	copy,
	location,
	outline = false,
}: ActionsProps & { outline?: boolean }) {
	const language = useLanguage();
	return (
		<ActionLink
			to={pathFor("sales-automation-demo", language)}
			location={`${location}-demo`}
			outline={outline}
		>
			{copy.demo}
		</ActionLink>
	);
}
