import type { Picture } from "../../../shared/picture.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import styles from "./portrait.module.css";

/** A person's picture in a circle, or the initials where there is none. The name stands beside it. */
export function Portrait({
	name,
	portrait,
	size,
}: {
	name: string;
	portrait?: Picture | undefined;
	/** In px. */
	size: number;
}) {
	const language = useLanguage();
	const style = { width: `${size / 16}rem` };
	if (portrait) {
		return (
			<img
				className={styles.picture}
				{...portrait}
				sizes={`${size}px`}
				alt=""
				style={style}
				loading="lazy"
			/>
		);
	}
	const words = name.split(/\s+/).filter(Boolean);
	const initials = [words.at(0), words.length > 1 ? words.at(-1) : ""]
		.map((word) => word?.at(0)?.toLocaleUpperCase(language) ?? "")
		.join("");
	return (
		<span className={`disc ${styles.initials}`} style={style} aria-hidden="true">
			{initials}
		</span>
	);
}
