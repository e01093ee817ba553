import type { Language } from "../../../shared/languages.ts";
import { useLanguage } from "../language/language.tsx";
import styles from "./language-code.module.css";

/** A language as two letters, with its name as a tooltip. */
export function LanguageCode({
	language,
	framed = false,
}: {
	language: Language;
	/** On a ground of its own, where it stands alone. */
	framed?: boolean;
}) {
	const { format } = useLanguage();
	return (
		<abbr className={framed ? styles.framed : undefined} title={format.languageName(language)}>
			{language.toUpperCase()}
		</abbr>
	);
}
