import type { Language } from "../../i18n/languages.ts";
import type { LegalDocument } from "./copy.ts";
import { LegalBlocks } from "./legal-blocks.tsx";
import styles from "./legal-text.module.css";

interface LegalTextProps {
	text: LegalDocument;
	siteName: string;
	/** The visitor's language, for the links. */
	language: Language;
}

/** A legal text, which is Turkish in every language: title, date, table of contents, numbered sections. */
export function LegalText({ text, siteName, language }: LegalTextProps) {
	const named = (sentence: string) => sentence.replaceAll("{site}", siteName);
	return (
		<article className={styles.article} lang="tr">
			<div className={styles.head}>
				<h1>{text.title}</h1>
				<p className={styles.date}>
					{text.date.label}:{" "}
					<time dateTime={text.date.iso}>{text.date.text}</time>
				</p>
				<p className={styles.lead}>{named(text.lead)}</p>
			</div>
			<nav className={styles.contents} aria-labelledby="contents">
				<h2 id="contents">{text.contentsTitle}</h2>
				<ol>
					{text.sections.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
			</nav>
			<div className={styles.sections}>
				{text.sections.map(({ id, title, blocks }, index) => (
					<section key={id} id={id} aria-labelledby={`${id}-title`}>
						<h2 id={`${id}-title`}>
							<span>{index + 1}.</span> {title}
						</h2>
						<LegalBlocks blocks={blocks} named={named} language={language} />
					</section>
				))}
			</div>
		</article>
	);
}
