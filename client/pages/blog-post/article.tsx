import { Link } from "react-router-dom";
import type { ArticleHeading, BlogCard, BlogPost } from "../../../shared/blog-post.ts";
import { NEWSLETTER } from "../../../shared/forms/forms.ts";
import { pathFor } from "../../../shared/paths.ts";
import type { Picture } from "../../../shared/picture.ts";
import type { ShownPerson } from "../../parts/firm/load.server.ts";
import { Portrait } from "../../parts/firm/portrait.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { PostCard } from "../blog/post-card.tsx";
import type { BlogCopy } from "../blog/tr.ts";
import styles from "./article.module.css";
import { ArticleText } from "./article-text.tsx";

/** A post as its page shows it: the row's fields, with the markdown rendered on the server. */
export type BlogArticle = Omit<BlogPost, "content"> & {
	/** The text's HTML, in two parts where something may stand in its middle. */
	parts: string[];
	headings: ArticleHeading[];
	/** The author, where the settings of the firm know her. */
	writer?: ShownPerson | undefined;
	related: BlogCard[];
	date: string;
	coverImage: Picture | null;
};

interface ArticleProps {
	post: BlogArticle;
	copy: BlogCopy["post"];
	listing: string;
	/** The invitation to the newsletter's form; undefined where nobody can sign up. */
	newsletter: { title: string; text: string; submit: string } | undefined;
}

/** The width of the cover (article.module.css). */
const COVER_SIZES = "(width >= 68rem) 43rem, 90vw";

/** The width of a related post's picture, one of three from a tablet on. */
const RELATED_SIZES = "(width >= 68rem) 18.5rem, 28vw";

/** A post with its cover, its author and its markdown, which the server rendered and made safe. */
export function Article({ post, copy, listing, newsletter }: ArticleProps) {
	return (
		<article className={styles.article}>
			<header className={`band ${styles.head}`} data-tone="ink">
				<Link to={listing} className="back touch">
					{copy.back}
				</Link>
				<p className={`kicker ${styles.category}`}>{post.category}</p>
				<h1>{post.title}</h1>
				<div className={`row muted compact ${styles.meta}`}>
					{post.writer && <Portrait person={post.writer} size={48} />}
					<p>
						{post.author}
						{post.writer?.role && <span className={styles.role}>{post.writer.role}</span>}
					</p>
					<time dateTime={post.date}>{post.date}</time>
					<span>{`${post.read_time} ${copy.readTimeSuffix}`}</span>
				</div>
			</header>
			{post.coverImage && (
				<div className={`across ${styles.cover}`}>
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
				<AboutAuthor post={post} title={copy.aboutAuthor} />
				{newsletter && (
					<aside className="stack start tight">
						<h2 className="title">{newsletter.title}</h2>
						<p className="muted">{newsletter.text}</p>
						<Link
							to={`${pathFor("free-content", post.language)}#${NEWSLETTER.anchor}`}
							className="more"
						>
							{newsletter.submit}
						</Link>
					</aside>
				)}
				<MoreLink to={{ page: "cases" }} className="more">
					{copy.cases}
				</MoreLink>
			</footer>
			<Related post={post} title={copy.related} />
			<section className="band stack loose start" data-tone="ink">
				<h2>{copy.closingTitle}</h2>
				<p className="lead">{copy.closingText}</p>
				<div className="closing-action">
					<OpenButton location="blog-post">{copy.closingAction}</OpenButton>
				</div>
			</section>
		</article>
	);
}

/** Who wrote the post: from the post itself, and from the settings of the firm. */
function AboutAuthor({ post, title }: { post: BlogArticle; title: string }) {
	const { author, writer } = post;
	const bio = post.author_bio ?? writer?.words;
	if (!bio && !writer) return null;
	return (
		<aside className={`row callout ${styles.author}`}>
			{writer && <Portrait person={writer} size={96} />}
			<div className="stack tight">
				<h2 className="title">{title}</h2>
				<p>
					<strong>{author}</strong>
					{writer?.role && <span className={styles.role}>{writer.role}</span>}
				</p>
				{bio && <p className="muted">{bio}</p>}
			</div>
		</aside>
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
					<PostCard key={card.slug} post={card} sizes={RELATED_SIZES} heading="h3" compact />
				))}
			</ul>
		</section>
	);
}
