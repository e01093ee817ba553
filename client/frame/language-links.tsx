import { Link, useLocation } from "react-router-dom";
import { switchLanguage } from "../i18n/paths.ts";
import { type FrameData, useCurrentPage } from "./use-frame.ts";

/**
 * One list item per language, each with a link to the current page in that language: to its translation
 * if it has one, else to the same slug (specification §2).
 */
export function LanguageLinks({
	frame,
	onClick,
}: {
	frame: FrameData;
	onClick(): void;
}) {
	const { pathname } = useLocation();
	const translations = useCurrentPage()?.translations;
	return frame.languages.map((language) => (
		<li key={language}>
			<Link
				to={translations?.[language] ?? switchLanguage(pathname, language)}
				lang={language}
				hrefLang={language}
				aria-current={language === frame.language || undefined}
				onClick={onClick}
			>
				{frame.copy.languageMenu.names[language]}
			</Link>
		</li>
	));
}
