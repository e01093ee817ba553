import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useFrame } from "../../frame/use-frame.ts";
import type { LegalBlock, LegalDocument } from "./copy.ts";
import styles from "./legal-text.module.css";

/** A legal text: title, date, table of contents, numbered sections. */
export function LegalText({
	text,
	lang,
	isBelow = false,
	children,
}: {
	text: LegalDocument;
	/** The text's own language. */
	lang: Language;
	/** Whether the page's title is above it, in the visitor's language. */
	isBelow?: boolean;
	/** Below the title. */
	children?: ReactNode;
}) {
	const [Title, SectionTitle] = isBelow ? (["h2", "h3"] as const) : (["h1", "h2"] as const);
	const named = useNamed();
	return (
		<article className="long-text stack parts after-hero" lang={lang}>
			<div className="stack">
				<Title className={isBelow ? undefined : `title-page ${styles.title}`}>{text.title}</Title>
				<p className="muted">
					{text.date.label}: <time dateTime={text.date.iso}>{text.date.text}</time>
				</p>
			</div>
			{children}
			<div className={`split ${styles.columns}`}>
				<nav className={`stays ${styles.contents}`} aria-label={text.contentsTitle}>
					<details className="unfolds on-phones">
						<summary>{text.contentsTitle}</summary>
						<ol className="ruled closed numbered quiet-links compact">
							{text.sections.map(({ id, title }) => (
								<li key={id}>
									<a href={`#${id}`}>{title}</a>
								</li>
							))}
						</ol>
					</details>
				</nav>
				<div className={`stack ${styles.text}`}>
					<p className="muted">{named(text.lead)}</p>
					{text.sections.map(({ id, title, blocks }, index) => (
						<section key={id} id={id} className="stack" aria-labelledby={`${id}-title`}>
							<SectionTitle id={`${id}-title`} className="title-minor">
								<span>{index + 1}.</span> {title}
							</SectionTitle>
							<LegalBlocks blocks={blocks} />
						</section>
					))}
				</div>
			</div>
		</article>
	);
}

/** Puts the site's name in the place of `{site}`. */
export function useNamed() {
	const { siteName } = useFrame();
	return (sentence: string) => fill(sentence, { site: siteName });
}

/** Paragraphs, lists and links, which lead to pages in the visitor's language. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
	const { language } = useFrame();
	const named = useNamed();
	return blocks.map((block) => {
		if (typeof block === "string") return <p key={block}>{named(block)}</p>;
		if ("list" in block) {
			return (
				<ul key={block.list[0]} className={`stack ${styles.list}`}>
					{block.list.map((item) => (
						<li key={item}>{named(item)}</li>
					))}
				</ul>
			);
		}
		if ("terms" in block) {
			const terms = (
				<dl key={block.terms[0]?.term} className={`stack ${styles.terms}`}>
					{block.terms.map(({ term, text, href }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>
								{href ? (
									<a className="target" href={href}>
										{text}
									</a>
								) : (
									named(text)
								)}
							</dd>
						</div>
					))}
				</dl>
			);
			if (!block.fold) return terms;
			return (
				<details key={block.fold} className={`unfolds between-lines ${styles.fold}`}>
					<summary>{block.fold}</summary>
					{terms}
				</details>
			);
		}
		return (
			<p key={block.label}>
				<Link to={pathFor(block.page, language)} className="more">
					{block.label}
				</Link>
			</p>
		);
	});
}
