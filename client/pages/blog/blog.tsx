import "../../theme/more-letters.css";
import { Link } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import { feedPath, pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { DataOf } from "../loader.ts";
import styles from "./blog.module.css";
import { FeedLink } from "./feed-link.tsx";
import { ListingFilter } from "./listing-filter.tsx";
import type { load } from "./load.server.ts";
import { Pagination } from "./pagination.tsx";
import { PostCard } from "./post-card.tsx";
import type { BlogCopy } from "./tr.ts";

type Listing = DataOf<typeof load>;

/** The call to action ends the second row below the first post, which has a row of its own. */
const CALL_AFTER = 6;

/** The posts to which a phone gives its whole width. */
const WHOLE = 1;

/** The posts in a full row. */
const COLUMNS = 3;

/** The listing: twelve posts a page. */
export function Component() {
	const listing = usePageData<typeof load>("blog");
	const { copy, query, posts, language } = listing;
	const base = pathFor("blog", language);
	const found = query.search && foundText(listing);
	return (
		<>
			{found ? (
				<PageHero title={found} lead={copy.title} compact="results" />
			) : (
				<PageHero title={copy.title} lead={copy.subtitle} />
			)}
			<div className="band after-hero">
				<ListingFilter copy={copy} base={base} query={query} categories={listing.categories} />
				{found && (
					<p role="status" className="visually-hidden">
						{found}
					</p>
				)}
				{posts.length === 0 ? (
					<>
						<p className={`muted ${styles.empty}`}>
							{!found && `${copy.empty} `}
							{(found || listing.isMissing) && <Link to={base}>{copy.search.all}</Link>}
						</p>
						{listing.latest.length > 0 && (
							<>
								<h2 className={`title-minor ${styles.latest}`}>{copy.latest}</h2>
								<Posts copy={copy} query={query} posts={listing.latest} />
							</>
						)}
					</>
				) : (
					<Posts copy={copy} query={query} posts={posts} />
				)}
				<Pagination copy={copy.pagination} base={base} query={query} count={listing.pageCount} />
				<FeedLink href={feedPath(language)}>{copy.feed.link}</FeedLink>
			</div>
		</>
	);
}

function Posts({ copy, query, posts }: Pick<Listing, "copy" | "query" | "posts">) {
	const isFront = !query.search && !query.category && query.page === 1;
	const cards = posts.map((post, index) => (
		<PostCard
			key={post.slug}
			post={post}
			eager={index < 3}
			compact={index >= WHOLE}
			wide={isFront && index === 0}
		/>
	));
	if (isFront) {
		// The card fills the last row; if that has one place left, an earlier row does without a card.
		const room = COLUMNS - ((posts.length - 1) % COLUMNS);
		cards.splice(
			room === 1 ? CALL_AFTER : cards.length,
			0,
			<Call key="call" copy={copy.call} columns={room} />,
		);
	}
	return <ul className="cards">{cards}</ul>;
}

function Call({ copy, columns }: { copy: BlogCopy["call"]; columns: number }) {
	return (
		<li
			className={`box stack start text-action ${styles.call}`}
			data-columns={columns}
			data-tone="ink"
		>
			<h2 className={columns === 1 ? "title-minor" : "title-section"}>{copy.title}</h2>
			<p>{copy.text}</p>
			<OpenButton location="blog" quiet>
				{copy.action}
			</OpenButton>
		</li>
	);
}

function foundText({ copy, count, query, language }: Listing): string {
	const { none, one, other } = copy.search.found;
	const isOne = new Intl.PluralRules(language).select(count) === "one";
	return fill(count === 0 ? none : isOne ? one : other, {
		count: new Intl.NumberFormat(language).format(count),
		query: query.search,
	});
}
