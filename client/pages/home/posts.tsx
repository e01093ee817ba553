import { Link } from "react-router-dom";
import type { BlogCard } from "../../../shared/blog-post.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { PostCard } from "../blog/post-card.tsx";
import styles from "./posts.module.css";

export interface LatestPosts {
	title: string;
	/** The link to the blog. */
	all: string;
	posts: readonly BlogCard[];
}

/** The latest posts; nothing where there are none. */
export function Posts({ copy: { title, all, posts } }: { copy: LatestPosts }) {
	const language = useLanguage();
	if (posts.length === 0) return null;
	return (
		<section className="band stack parts" aria-labelledby="posts-title">
			<div className="row between">
				<h2 id="posts-title">{title}</h2>
				<Link to={pathFor("blog", language)} className="more">
					{all}
				</Link>
			</div>
			<ul className={`thirds ${styles.posts}`}>
				{posts.map((post) => (
					<PostCard key={post.slug} post={post} heading="h3" compact />
				))}
			</ul>
		</section>
	);
}
