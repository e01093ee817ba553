import { feedPath, pathFor } from "../../i18n/paths.ts";
import { PageHero } from "../../parts/page-hero.tsx";
import { usePageData } from "../use-page-data.ts";
import styles from "./blog.module.css";
import { FeedLink } from "./feed-link.tsx";
import type { load } from "./load.server.ts";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";

/** The listing: twelve posts a page. */
export function Component() {
	const { copy, language, posts, pageNumber, pageCount } =
		usePageData<typeof load>("blog");
	return (
		<>
			<PageHero title={copy.title} lead={copy.subtitle} />
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
				<FeedLink href={feedPath(language)}>{copy.feed.link}</FeedLink>
			</div>
		</>
	);
}
