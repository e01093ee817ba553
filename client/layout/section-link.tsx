import type { ReactNode } from "react";
import { useLinkClickHandler } from "react-router-dom";
import { useLanguage } from "../i18n/language-context.tsx";
import {
	type SectionKey,
	sectionAddress,
	sectionPath,
} from "../i18n/sections.ts";

/**
 * A link to a section by the specification's address, which the server redirects. A click in the
 * running page goes to the section at once, without the detour.
 */
export function SectionLink({
	section,
	className,
	children,
}: {
	section: SectionKey;
	className?: string | undefined;
	children: ReactNode;
}) {
	const language = useLanguage();
	const follow = useLinkClickHandler<HTMLAnchorElement>(
		sectionAddress(section, language),
	);
	return (
		<a
			href={sectionPath(section, language)}
			className={className}
			onClick={follow}
		>
			{children}
		</a>
	);
}
