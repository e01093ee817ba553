import { Link, useLocation } from "react-router-dom";
import { switchLanguage } from "../../shared/paths.ts";
import { useAddressQuery } from "./use-address-query.ts";
import type { FrameData } from "./use-frame.ts";
import { useCurrentPage } from "./use-page-data.ts";

/**
 * One list item per language, each with a link to the current page in that language: to its translation
 * if it has one, else to the same slug (specification §2), with a note that it is in other languages only.
 */
export function LanguageLinks({ frame, onClick }: { frame: FrameData; onClick?: () => void }) {
	const { pathname } = useLocation();
	const search = useAddressQuery();
	const { page, translations, onlyIn } = useCurrentPage() ?? {};
	// What was chosen, typed or linked stays. The categories of the blog have other names in another language.
	const query = page === "blog" ? "" : search;
	return frame.languages.map((language) => (
		<li key={language}>
			<Link
				to={(translations?.[language] ?? switchLanguage(pathname, language)) + query}
				lang={language}
				hrefLang={language}
				className="touch plain-link"
				aria-current={language === frame.language || undefined}
				onClick={onClick}
			>
				{frame.copy.languageMenu.names[language]}
				{onlyIn && language !== frame.language && !translations?.[language] && (
					<span lang={frame.language} className="note">
						{onlyIn}
					</span>
				)}
			</Link>
		</li>
	));
}
