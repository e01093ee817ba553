import { Link } from "react-router-dom";
import type { Language } from "../../i18n/languages.ts";
import { pathFor } from "../../i18n/paths.ts";
import type { LegalBlock } from "./copy.ts";
import styles from "./legal-blocks.module.css";

interface LegalBlocksProps {
	blocks: readonly LegalBlock[];
	/** Replaces `{site}` by the site's name. */
	named: (sentence: string) => string;
	language: Language;
}

/** The paragraphs, lists and links of a section. */
export function LegalBlocks({ blocks, named, language }: LegalBlocksProps) {
	return blocks.map((block) => {
		if (typeof block === "string") return <p key={block}>{named(block)}</p>;
		if ("list" in block) {
			return (
				<ul key={block.list[0]} className={styles.list}>
					{block.list.map((item) => (
						<li key={item}>{named(item)}</li>
					))}
				</ul>
			);
		}
		if ("terms" in block) {
			return (
				<dl key={block.terms[0]?.term} className={styles.terms}>
					{block.terms.map(({ term, text, href }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{href ? <a href={href}>{text}</a> : named(text)}</dd>
						</div>
					))}
				</dl>
			);
		}
		return (
			<p key={block.label}>
				<Link to={pathFor(block.page, language)} className={styles.link}>
					{block.label}
				</Link>
			</p>
		);
	});
}
