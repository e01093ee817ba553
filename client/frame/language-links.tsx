import { Link, useLocation } from "react-router-dom";
import { switchLanguage } from "../../shared/paths.ts";
import type { FrameData } from "./use-frame.ts";
import { useCurrentPage } from "./use-page-data.ts";

/**
 * One list item per language, each with a link to the current page in that language: to its translation
 * if it has one, else to the same slug (specification §2), with a note that it is in other languages only.
 */
export function LanguageLinks({ frame, onClick }: { frame: FrameData; onClick?: () => void }) {
	const { pathname } = useLocation();
	const { translations, onlyIn } = useCurrentPage() ?? {};
	return frame.languages.map((language) => (
		<li key={language}>
			<Link
				to={translations?.[language] ?? switchLanguage(pathname, language)}
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
