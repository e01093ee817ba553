import { pathFor } from "../../../shared/paths.ts";
import { sectionPath } from "../../../shared/sections.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { ActionLink } from "../../parts/action-link.tsx";
import type { SalesAutomationCopy } from "./copy.ts";

/** The page's two calls to action: to the contact path and to the demo. */
export function Actions({
	copy,
	location,
	stronger,
}: {
	copy: SalesAutomationCopy["actions"];
	/** Names the place for the statistics. */
	location: string;
	/** The more important one; it comes first. */
	stronger: "contact" | "demo";
}) {
	const language = useLanguage();
	const contact = (
		<ActionLink
			key="contact"
			to={sectionPath("contact", language)}
			location={`${location}-contact`}
			outline={stronger === "demo"}
		>
			{copy.contact}
		</ActionLink>
	);
	const demo = (
		<ActionLink
			key="demo"
			to={pathFor("sales-automation-demo", language)}
			location={`${location}-demo`}
			outline={stronger === "contact"}
		>
			{copy.demo}
		</ActionLink>
	);
	return (
		<div className="actions">{stronger === "contact" ? [contact, demo] : [demo, contact]}</div>
	);
}
