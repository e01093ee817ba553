import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useLanguage } from "../i18n/language-context.tsx";
import { type PageKey, pathFor } from "../i18n/paths.ts";
import { type SectionKey, sectionPath } from "../i18n/sections.ts";

/** A link to a page of the site, or to a section by its own path (i18n/sections.ts), which redirects to it. */
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
	const path =
		"section" in to ? sectionPath(to.section, language) : pathFor(to.page, language, to.slug);
	return (
		<Link to={path} className={className}>
			{children}
		</Link>
	);
}
