import { Link, useLocation } from "react-router-dom";
import { OWN_NAMES } from "../../shared/languages.ts";
import { switchLanguage } from "../../shared/paths.ts";
import type { FrameData } from "./use-frame.ts";
import { useCurrentPage } from "./use-page-data.ts";

/** The pages whose query means the same in all languages: choices and tokens, no words, sums or categories. */
const SPOKEN_EVERYWHERE = ["home", "cases", "newsletter"];

/**
 * One list item per language, each with a link to the current page in that language: to its translation
 * if it has one, else to the same slug (specification §2), with a note that it is in other languages only.
 */
export function LanguageLinks({ frame, onClick }: { frame: FrameData; onClick?: () => void }) {
	const { pathname, search } = useLocation();
	const { page, translations, onlyIn } = useCurrentPage() ?? {};
	const query = page && SPOKEN_EVERYWHERE.includes(page) ? search : "";
	return frame.languages.map((language) => (
		<li key={language}>
			<Link
				to={(translations?.[language] ?? switchLanguage(pathname, language)) + query}
				lang={language}
				hrefLang={language}
				// The server leaves out what the page does not read, such as the name of a campaign.
				suppressHydrationWarning
				className="touch plain-link"
				aria-current={language === frame.language || undefined}
				onClick={onClick}
			>
				{OWN_NAMES[language]}
				{onlyIn && language !== frame.language && !translations?.[language] && (
					<span lang={frame.language} className="note">
						{onlyIn}
					</span>
				)}
			</Link>
		</li>
	));
}
