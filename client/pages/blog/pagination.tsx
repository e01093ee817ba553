import { Link } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import { type ListingQuery, listingQuery } from "./listing-query.ts";
import styles from "./pagination.module.css";
import type { BlogCopy } from "./tr.ts";

interface PaginationProps {
	copy: BlogCopy["pagination"];
	/** Path of the listing. */
	base: string;
	query: ListingQuery;
	/** How many pages there are. */
	count: number;
}

/** Links to the listing's pages; nothing where there is only one (specification §5). */
export function Pagination({ copy, base, query, count }: PaginationProps) {
	if (count <= 1) return null;
	const { page: current } = query;
	const to = (page: number) => base + listingQuery({ ...query, page });
	return (
		<nav className={`row ${styles.pagination}`} aria-label={copy.label}>
			{current > 1 && current <= count && (
				<Link to={to(current - 1)} rel="prev" className="touch plain-link">
					{copy.previous}
				</Link>
			)}
			<ul className="row tight">
				{shownPages(current, count).map((page, index, shown) => (
					<li key={page} data-gap={page - (shown[index - 1] ?? 0) > 1 || undefined}>
						<Link
							to={to(page)}
							className="touch plain-link"
							aria-label={fill(copy.page, { page })}
							aria-current={page === current ? "page" : undefined}
						>
							{page}
						</Link>
					</li>
				))}
			</ul>
			{current < count && (
				<Link to={to(current + 1)} rel="next" className="touch plain-link">
					{copy.next}
				</Link>
			)}
		</nav>
	);
}

/** How far from the current page its neighbours go. */
const NEIGHBOURS = 3;

/** The pages with links, ascending: a thousand links would weigh more than the posts. */
export const shownPages = (current: number, count: number): number[] =>
	Array.from({ length: count }, (_, index) => index + 1).filter(
		(page) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS,
	);
