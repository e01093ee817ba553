import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";

/** A sentence about the visitor's data, with a link to the privacy policy. */
export function PrivacyNote({ id, text, link }: { id?: string; text: string; link: string }) {
	const language = useLanguage();
	return (
		<p id={id} className="note measure">
			{text}{" "}
			<a href={pathFor("privacy", language)} target="_blank" rel="noopener">
				{link}
			</a>
		</p>
	);
}
