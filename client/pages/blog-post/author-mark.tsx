import { useLanguage } from "../../i18n/language-context.tsx";
import styles from "./article.module.css";

/** The initials of an author in a circle. */
export function AuthorMark({ name }: { name: string }) {
	const language = useLanguage();
	const words = name.split(/\s+/).filter(Boolean);
	const initials = [words.at(0), words.length > 1 ? words.at(-1) : ""]
		.map((word) => word?.at(0)?.toLocaleUpperCase(language) ?? "")
		.join("");
	return (
		<span className={`disc ${styles.mark}`} aria-hidden="true">
			{initials}
		</span>
	);
}
