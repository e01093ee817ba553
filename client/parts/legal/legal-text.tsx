import type { Language } from "../../i18n/languages.ts";
import type { LegalDocument } from "./copy.ts";
import { LegalBlocks } from "./legal-blocks.tsx";
import styles from "./legal-text.module.css";

interface LegalTextProps {
	text: LegalDocument;
	siteName: string;
	/** The visitor's language, for the links. */
	language: Language;
	/** The text's own language. */
	lang: Language;
	/** Whether the page's title is above it, in the visitor's language. */
	isBelow?: boolean;
}

/** A legal text: title, date, table of contents, numbered sections. */
export function LegalText({
	text,
	siteName,
	language,
	lang,
	isBelow = false,
}: LegalTextProps) {
	const [Title, SectionTitle] = isBelow
		? (["h2", "h3"] as const)
		: (["h1", "h2"] as const);
	const contents = `contents-${lang}`;
	const named = (sentence: string) => sentence.replaceAll("{site}", siteName);
	return (
		<article className={styles.article} lang={lang}>
			<div className={styles.head}>
				<Title>{text.title}</Title>
				<p className={styles.date}>
					{text.date.label}:{" "}
					<time dateTime={text.date.iso}>{text.date.text}</time>
				</p>
				<p className={styles.lead}>{named(text.lead)}</p>
			</div>
			<nav className={styles.contents} aria-labelledby={contents}>
				<SectionTitle id={contents}>{text.contentsTitle}</SectionTitle>
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
						<SectionTitle id={`${id}-title`}>
							<span>{index + 1}.</span> {title}
						</SectionTitle>
						<LegalBlocks blocks={blocks} named={named} language={language} />
					</section>
				))}
			</div>
		</article>
	);
}
