import { Link } from "react-router-dom";
import type { BlogCard, MarkedText } from "../../../shared/blog-post.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import styles from "./post-card.module.css";

/** The width of a card in one, two and three columns (blog.module.css). */
const CARD_SIZES = "(width >= 88rem) 25rem, (width >= 64rem) 28vw, (width >= 40rem) 44vw, 90vw";

/** The width of the picture of a card that fills the row. */
const WIDE_SIZES = "(width >= 88rem) 46rem, (width >= 64rem) 52vw, 90vw";

/** The width of a small picture on a phone (post-card.module.css). */
const SMALL_SIZE = "(width < 48rem) 7.5rem, ";

/** One post of the listing. The title's link covers the card. */
export function PostCard({
	post,
	eager = false,
	wide = false,
	sizes = wide ? WIDE_SIZES : CARD_SIZES,
	compact = false,
	heading: Heading = "h2",
}: {
	post: BlogCard;
	/** Whether the picture is likely in the first view. */
	eager?: boolean;
	heading?: "h2" | "h3";
	/** Whether the card fills a row. */
	wide?: boolean;
	/** The width of its picture. */
	sizes?: string;
	/** Whether a phone shows its picture small. */
	compact?: boolean;
}) {
	const to = pathFor("blog-post", useLanguage(), post.slug);
	return (
		<li
			className={`${wide ? "split" : "stack"} ${styles.card}`}
			data-wide={wide || undefined}
			data-compact={compact || undefined}
		>
			<img
				{...post.coverImage}
				sizes={post.coverImage.srcSet && (compact ? SMALL_SIZE + sizes : sizes)}
				alt=""
				loading={eager ? "eager" : "lazy"}
				decoding="async"
			/>
			<div className={styles.text}>
				<p className={`row note ${styles.meta}`}>
					<time dateTime={post.date}>{post.date}</time>
					<span>{post.readTime}</span>
					<span>{post.author}</span>
				</p>
				<Heading>
					<Link to={to} className="cover-link">
						{post.title}
					</Link>
				</Heading>
				<p className={`muted compact ${styles.excerpt}`}>
					{post.markedExcerpt ? <Marked text={post.markedExcerpt} /> : post.excerpt}
				</p>
				{post.tags.length > 0 && (
					<ul className={`row small ${styles.tags}`}>
						{post.tags.map((tag) => (
							<li key={tag}>{`#${tag}`}</li>
						))}
					</ul>
				)}
			</div>
		</li>
	);
}

const Marked = ({ text }: { text: readonly MarkedText[] }) =>
	text.map((piece, index) =>
		piece.isMatch ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
			<mark key={index}>{piece.text}</mark>
		) : (
			piece.text
		),
	);
