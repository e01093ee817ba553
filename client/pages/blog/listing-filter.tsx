import { Link } from "react-router-dom";
import inputs from "../../theme/input.module.css";
import type { BlogCopy } from "./copy.ts";
import styles from "./listing-filter.module.css";
import {
	type ListingQuery,
	listingQuery,
	PARAMETERS,
	SEARCH_LENGTH,
} from "./listing-query.ts";

/** The search, a form that needs no script, and the categories as links. */
export function ListingFilter({
	copy,
	base,
	query,
	categories,
}: {
	copy: BlogCopy;
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
		<div className={styles.filter}>
			<search>
				{/* Another search is another field, filled with its own text. */}
				<form action={base} key={query.search} className={styles.search}>
					<label htmlFor="blog-search" className="visually-hidden">
						{copy.search.label}
					</label>
					<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
						<path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4.5 4.5" />
					</svg>
					<input
						id="blog-search"
						type="search"
						className={inputs.input}
						name={PARAMETERS.search}
						placeholder={copy.search.placeholder}
						maxLength={SEARCH_LENGTH}
						enterKeyHint="search"
						defaultValue={query.search}
						required
					/>
					<button type="submit">{copy.search.action}</button>
				</form>
			</search>
			{categories.length > 0 && (
				<nav aria-label={copy.categories.label}>
					<ul className={styles.categories}>
						{choices.map(({ name, category }) => (
							<li key={category}>
								<Link
									to={base + listingQuery({ category })}
									preventScrollReset
									aria-current={
										!query.search && query.category === category
											? "page"
											: undefined
									}
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
