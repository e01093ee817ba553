import { Link } from "react-router-dom";
import type { BlogCard } from "../../../shared/blog-post.ts";
import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { Missing } from "../../parts/missing/missing.tsx";
import type { MissingCopy } from "../../parts/missing/tr.ts";
import { PostCard } from "../blog/post-card.tsx";
import type { BlogCopy } from "../blog/tr.ts";
import styles from "./missing-post.module.css";

/** Shown instead of a missing post: the post in another language, if there is one, and the latest posts. */
export interface MissingPostData {
	copy: MissingCopy;
	/** The post in another language, with the language's name. */
	elsewhere: { language: Language; name: string; card: BlogCard } | null;
	latest: BlogCard[];
}

export function MissingPost({
	copy,
	missing: { copy: missingCopy, elsewhere, latest },
}: {
	copy: BlogCopy["post"];
	missing: MissingPostData;
}) {
	const language = useLanguage();
	return (
		<>
			<Missing
				copy={missingCopy}
				location="missing-post"
				onward={{ page: "blog", text: copy.back }}
			>
				{/* The title is German in English too (specification §2). */}
				<h1 lang={language === "tr" ? "tr" : "de"} className="title-page">
					{copy.notFoundTitle}
				</h1>
				<p className="lead">{copy.notFoundText}</p>
				{elsewhere && (
					<p>
						<span className="muted">{fill(copy.elsewhere, { language: elsewhere.name })}</span>{" "}
						<Link
							lang={elsewhere.language}
							to={pathFor("blog-post", elsewhere.language, elsewhere.card.slug)}
							className="more title"
						>
							{elsewhere.card.title}
						</Link>
					</p>
				)}
			</Missing>
			{latest.length > 0 && (
				<section className={`band stack loose ${styles.posts}`}>
					<h2 className="title-minor">{copy.latest}</h2>
					<ul className="thirds">
						{latest.map((card) => (
							<PostCard key={card.slug} post={card} heading="h3" compact />
						))}
					</ul>
				</section>
			)}
		</>
	);
}
