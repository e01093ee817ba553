import type { Language } from "../../i18n/languages.ts";
import type { LegalSummary } from "./copy.ts";
import { LegalBlocks } from "./legal-blocks.tsx";
import styles from "./legal-in-short.module.css";

/** A legal text in short in the visitor's language: the page's title, above the Turkish text. */
export function LegalInShort({
	summary: { title, lead, blocks },
	siteName,
	language,
}: {
	summary: LegalSummary;
	siteName: string;
	language: Language;
}) {
	const named = (sentence: string) => sentence.replaceAll("{site}", siteName);
	return (
		<section className={styles.summary} aria-labelledby="in-short">
			<div className={styles.head}>
				<h1 id="in-short">{title}</h1>
				<p>{named(lead)}</p>
			</div>
			<div className={styles.blocks}>
				<LegalBlocks blocks={blocks} named={named} language={language} />
			</div>
		</section>
	);
}
