import { pathFor } from "../../i18n/paths.ts";
import { usePageData } from "../page-data.ts";
import styles from "./blog.module.css";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";

/** The listing: twelve posts a page. */
export function Component() {
	const { copy, language, posts, pageNumber, pageCount } = usePageData("blog");
	return (
		<>
			<header className={styles.head} data-tone="ink">
				<h1>{copy.title}</h1>
				<p>{copy.subtitle}</p>
			</header>
			<div className={styles.list}>
				{posts.length === 0 ? (
					<p className={styles.empty}>{copy.empty}</p>
				) : (
					<ul className={styles.grid}>
						{posts.map((post, index) => (
							<PostCard
								key={post.slug}
								post={post}
								to={pathFor("blog-post", language, post.slug)}
								eager={index < 3}
							/>
						))}
					</ul>
				)}
				<Pagination
					copy={copy.pagination}
					base={pathFor("blog", language)}
					current={pageNumber}
					count={pageCount}
				/>
			</div>
		</>
	);
}
