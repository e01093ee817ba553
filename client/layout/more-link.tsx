import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../i18n/language-context.tsx";
import { type PageKey, pathFor } from "../i18n/paths.ts";
import type { SectionKey } from "../i18n/sections.ts";
import { SectionLink } from "./section-link.tsx";

/** A link to a page of the site or to a section that has an address of its own. */
export function MoreLink({
	to,
	className,
	children,
}: {
	to: { page: PageKey; slug?: string } | { section: SectionKey };
	className?: string | undefined;
	children: ReactNode;
}) {
	const language = useLanguage();
	if ("section" in to) {
		return (
			<SectionLink section={to.section} className={className}>
				{children}
			</SectionLink>
		);
	}
	return (
		<Link to={pathFor(to.page, language, to.slug)} className={className}>
			{children}
		</Link>
	);
}
