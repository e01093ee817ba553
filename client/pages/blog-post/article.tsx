import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import type { Picture } from "../../../shared/picture.ts";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { ArticleHeading, BlogCard, BlogPost } from "../blog/post.ts";
import { PostCard } from "../blog/post-card.tsx";
import type { BlogCopy } from "../blog/tr.ts";
import styles from "./article.module.css";
import { ArticleText } from "./article-text.tsx";
import { AuthorMark } from "./author-mark.tsx";

/** A post as its page shows it: the row's fields, with the markdown rendered on the server. */
export type BlogArticle = Omit<BlogPost, "content"> & {
	/** The text's HTML, in two parts where something may stand in its middle. */
	parts: string[];
	headings: ArticleHeading[];
	related: BlogCard[];
	date: string;
	coverImage: Picture | null;
};

interface ArticleProps {
	post: BlogArticle;
	copy: BlogCopy["post"];
	listing: string;
}

/** The width of the cover (article.module.css). */
const COVER_SIZES = "(width >= 80rem) 54rem, (width >= 62rem) calc(62rem - 10vw), 90vw";

/** A post with its cover, its author and its markdown, which the server rendered and made safe. */
export function Article({ post, copy, listing }: ArticleProps) {
	return (
		<article>
			<header className={`band ${styles.head}`} data-tone="ink">
				<Link to={listing} className="back touch">
					{copy.back}
				</Link>
				<p className={`kicker ${styles.category}`}>{post.category}</p>
				<h1>{post.title}</h1>
				<p className={`row muted compact ${styles.meta}`}>
					<span>{post.author}</span>
					<time dateTime={post.date}>{post.date}</time>
					<span>{`${post.read_time} ${copy.readTimeSuffix}`}</span>
				</p>
			</header>
			{post.coverImage && (
				<div className={styles.cover}>
					<img
						className="picture"
						{...post.coverImage}
						sizes={post.coverImage.srcSet && COVER_SIZES}
						alt={post.cover_image_alt ?? ""}
						style={{
							aspectRatio: `${post.coverImage.width} / ${post.coverImage.height}`,
						}}
						fetchPriority="high"
					/>
				</div>
			)}
			<ArticleText parts={post.parts} headings={post.headings} copy={copy} />
			<footer className={`band joined stack loose ${styles.foot}`}>
				{post.tags.length > 0 && (
					<ul className="row tight">
						{post.tags.map((tag) => (
							<li key={tag} className="tag">
								{tag}
							</li>
						))}
					</ul>
				)}
				{post.author_bio && (
					<aside className={`row callout ${styles.author}`}>
						<AuthorMark name={post.author} />
						<div className="stack tight">
							<h2 className="title">{copy.aboutAuthor}</h2>
							<p>
								<strong>{post.author}</strong>
							</p>
							<p className="muted">{post.author_bio}</p>
						</div>
					</aside>
				)}
			</footer>
			<Related post={post} title={copy.related} />
			<section className={`band stack loose start ${styles.closing}`} data-tone="ink">
				<h2>{copy.closingTitle}</h2>
				<p className="lead">{copy.closingText}</p>
				<OpenButton location="blog-post">{copy.closingAction}</OpenButton>
			</section>
		</article>
	);
}

function Related({ post, title }: { post: BlogArticle; title: string }) {
	if (post.related.length === 0) return null;
	return (
		<section className="band joined stack loose" aria-labelledby="related-title">
			<h2 id="related-title" className="title-minor">
				{title}
			</h2>
			<ul className="thirds">
				{post.related.map((card) => (
					<PostCard
						key={card.slug}
						post={card}
						to={pathFor("blog-post", post.language, card.slug)}
						eager={false}
						heading="h3"
					/>
				))}
			</ul>
		</section>
	);
}
