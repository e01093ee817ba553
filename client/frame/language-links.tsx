import { Link, useLocation } from "react-router-dom";
import { isLanguage } from "../i18n/languages.ts";
import { type LanguagePaths, switchLanguage } from "../i18n/paths.ts";
import { type FrameData, useCurrentPage } from "./use-frame.ts";

/**
 * One list item per language, each with a link to the current page in that language: to its translation
 * if it has one, else to the same slug (specification §2), with a note that it is in other languages only.
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
	const note = translations && onlyIn(frame, translations);
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
				{note && language !== frame.language && !translations[language] && (
					<span lang={frame.language}>{` · ${note}`}</span>
				)}
			</Link>
		</li>
	));
}

/** Says in which languages a page exists, in the language of the frame. */
function onlyIn({ language, copy }: FrameData, paths: LanguagePaths): string {
	const names = new Intl.DisplayNames(language, { type: "language" });
	const known = new Set([language, ...Object.keys(paths).filter(isLanguage)]);
	const list = Array.from(known, (code) => names.of(code) ?? code);
	return copy.languageMenu.onlyIn.replace(
		"{languages}",
		new Intl.ListFormat(language).format(list),
	);
}
