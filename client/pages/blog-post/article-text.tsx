import { Fragment, useRef } from "react";
import type { ArticleHeading } from "../../../shared/blog-post.ts";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { BlogCopy } from "../blog/tr.ts";
import styles from "./article-text.module.css";
import prose from "./prose.module.css";
import { useCopyButtons } from "./use-copy-buttons.ts";

/** Main headings below which a table of contents is no help. */
const WORTH_CONTENTS = 3;

/** The post's text with its contents beside it, and a call to action in its middle. */
export function ArticleText({
	parts,
	headings,
	copy,
}: {
	parts: readonly string[];
	headings: readonly ArticleHeading[];
	copy: BlogCopy["post"];
}) {
	const text = useRef<HTMLDivElement>(null);
	useCopyButtons(text, parts, copy);
	const contents = (
		<ol className={`stack tight small quiet-links ${styles.list}`}>
			{headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
	const hasContents = headings.length >= WORTH_CONTENTS;
	return (
		<div className={`across ${styles.body}`}>
			{hasContents && (
				<>
					<details className={`unfolds between-lines screen-only ${styles.folded}`}>
						<summary>{copy.contents}</summary>
						{contents}
					</details>
					<nav className={`screen-only ${styles.contents}`} aria-labelledby="contents-title">
						<h2 id="contents-title">{copy.contents}</h2>
						{contents}
					</nav>
				</>
			)}
			<div ref={text} className={styles.text}>
				{parts.map((html, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places.
					<Fragment key={index}>
						{index > 0 && (
							<aside className={`row between between-lines screen-only text-action ${styles.call}`}>
								<p>{copy.call.text}</p>
								<OpenButton location="blog-post-text" quiet>
									{copy.call.action}
								</OpenButton>
							</aside>
						)}
						<div
							className={prose.prose}
							// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from markdown by server/blog/markdown/markdown.ts, which lets no HTML of the author through.
							dangerouslySetInnerHTML={{ __html: html }}
						/>
					</Fragment>
				))}
			</div>
		</div>
	);
}
