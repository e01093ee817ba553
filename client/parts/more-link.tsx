import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type PageKey, pathFor } from "../../shared/paths.ts";
import { type SectionKey, sectionPath } from "../../shared/sections.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** A link to a page of the site, or to a section by its own path (shared/sections.ts), which redirects to it. */
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
