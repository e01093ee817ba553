import { Link } from "react-router-dom";
import type { BlogCard } from "./post.ts";
import styles from "./post-card.module.css";

/** The width of a card in one, two and three columns (blog.module.css). */
const SIZES =
	"(width >= 88rem) 25rem, (width >= 64rem) 28vw, (width >= 40rem) 44vw, 90vw";

/** One post of the listing. The title's link covers the card. */
export function PostCard({
	post,
	to,
	eager,
}: {
	post: BlogCard;
	to: string;
	/** Whether the picture is likely in the first view. */
	eager: boolean;
}) {
	return (
		<li className={styles.card}>
			<img
				{...post.coverImage}
				sizes={post.coverImage.srcSet && SIZES}
				alt=""
				loading={eager ? "eager" : "lazy"}
				decoding="async"
			/>
			<p className={styles.meta}>
				<time dateTime={post.date}>{post.date}</time>
				<span>{post.readTime}</span>
				<span>{post.author}</span>
			</p>
			<h2>
				<Link to={to}>{post.title}</Link>
			</h2>
			<p className={styles.excerpt}>{post.excerpt}</p>
			{post.tags.length > 0 && (
				<ul className={styles.tags}>
					{post.tags.map((tag) => (
						<li key={tag}>{`#${tag}`}</li>
					))}
				</ul>
			)}
		</li>
	);
}
