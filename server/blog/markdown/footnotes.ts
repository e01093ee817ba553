import type { Options } from "react-markdown";
import type { Language } from "../../../shared/languages.ts";

/** The id that remark gives the title. */
export const FOOTNOTES_ID = "footnote-label";

/** The title of a post's footnotes, and the name of a link from one back to the text. */
const FOOTNOTES: Record<Language, { title: string; back: string }> = {
	tr: { title: "Dipnotlar", back: "Metne dön, dipnot" },
	de: { title: "Fußnoten", back: "Zurück zum Text, Fußnote" },
	en: { title: "Footnotes", back: "Back to the text, footnote" },
};

/** How remark names them. */
export function footnotes(language: Language): NonNullable<Options["remarkRehypeOptions"]> {
	const { title, back } = FOOTNOTES[language];
	return {
		footnoteLabel: title,
		// In sight, as the other headings.
		footnoteLabelProperties: {},
		// The second link of a footnote says so, too.
		footnoteBackLabel: (index, use) => `${back} ${index + 1}${use > 1 ? `-${use}` : ""}`,
	};
}
