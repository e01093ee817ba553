import { Link } from "react-router-dom";
import { SEARCH_LENGTH } from "../../../shared/search-text.ts";
import chips from "../../parts/filter/chips.module.css";
import { SearchField } from "../../parts/filter/search-field.tsx";
import styles from "./listing-filter.module.css";
import { type ListingQuery, listingQuery, PARAMETERS } from "./listing-query.ts";
import type { BlogCopy } from "./tr.ts";

/** The search, a form that needs no script, and the categories as links. */
export function ListingFilter({
	copy,
	base,
	query,
	categories,
}: {
	copy: Pick<BlogCopy, "search" | "categories">;
	/** Path of the listing. */
	base: string;
	query: ListingQuery;
	categories: readonly string[];
}) {
	const choices = [
		{ name: copy.categories.all, category: "" },
		...categories.map((category) => ({ name: category, category })),
	];
	return (
		<div className={`row between ${styles.filter}`}>
			<search>
				{/* Another search is another field, filled with its own text. */}
				<form action={base} key={query.search} className={styles.search}>
					<SearchField
						id="blog-search"
						label={copy.search.label}
						name={PARAMETERS.search}
						placeholder={copy.search.placeholder}
						maxLength={SEARCH_LENGTH}
						defaultValue={query.search}
						required
					/>
					{query.search && (
						<Link
							to={base}
							className={`icon plain-link ${styles.clear}`}
							aria-label={copy.search.all}
						>
							<span aria-hidden="true">×</span>
						</Link>
					)}
					<button type="submit" className="ink-button">
						{copy.search.action}
					</button>
				</form>
			</search>
			{categories.length > 0 && (
				<nav aria-label={copy.categories.label}>
					<ul className={`row tight ${chips.chips}`}>
						{choices.map(({ name, category }) => (
							<li key={category}>
								<Link
									to={base + listingQuery({ category })}
									className="touch plain-link"
									preventScrollReset
									aria-current={!query.search && query.category === category ? "page" : undefined}
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			)}
		</div>
	);
}
