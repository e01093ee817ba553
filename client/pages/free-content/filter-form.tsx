import { useEffect, useRef } from "react";
import inputs from "../../theme/input.module.css";
import type { LibraryCopy } from "./copy.ts";
import {
	CHIPS,
	isChosen,
	type LibraryFilter,
	SORTS,
	toggleChip,
} from "./filter.ts";
import styles from "./filter-form.module.css";
import { PARAMETERS, SEARCH_LENGTH, SEPARATOR } from "./filter-query.ts";

interface FilterFormProps {
	copy: LibraryCopy;
	/** The page's own path. */
	action: string;
	filter: LibraryFilter;
	type(text: string): void;
	choose(choice: Partial<LibraryFilter>): void;
}

/**
 * Search, chips and order. Its fields are the query parameters of the URL: without a script each chip
 * submits the selection that results from pressing it.
 */
export function FilterForm(props: FilterFormProps) {
	const { copy, filter, type, choose } = props;
	const search = useRef<HTMLInputElement>(null);
	// Text typed before hydration counts, too.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only once.
	useEffect(() => type(search.current?.value ?? ""), []);
	return (
		<search>
			<form
				className={styles.form}
				action={props.action}
				autoComplete="off"
				onSubmit={(event) => event.preventDefault()}
			>
				<div className={styles.search}>
					<label htmlFor="library-search">{copy.search.label}</label>
					<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
						<path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4.5 4.5" />
					</svg>
					<input
						ref={search}
						id="library-search"
						type="search"
						className={inputs.input}
						name={PARAMETERS.search}
						placeholder={copy.search.placeholder}
						maxLength={SEARCH_LENGTH}
						enterKeyHint="search"
						value={filter.search}
						onChange={(event) => type(event.currentTarget.value)}
					/>
				</div>
				<div>
					<label htmlFor="library-sort">{copy.sort.label}</label>
					<select
						id="library-sort"
						className={inputs.input}
						name={PARAMETERS.sort}
						value={filter.sort}
						onChange={({ currentTarget: { value } }) =>
							choose({ sort: SORTS.find((sort) => sort === value) ?? SORTS[0] })
						}
					>
						{SORTS.map((sort) => (
							<option key={sort} value={sort}>
								{copy.sort.options[sort]}
							</option>
						))}
					</select>
				</div>
				{/* Enter presses the form's first button, which keeps the selection. */}
				<button
					type="submit"
					className={styles.apply}
					name={PARAMETERS.categories}
					value={filter.categories.join(SEPARATOR)}
				>
					{copy.apply}
				</button>
				<fieldset className={styles.chips}>
					<legend>{copy.categories.label}</legend>
					{CHIPS.map((chip) => {
						const categories = toggleChip(filter.categories, chip);
						return (
							<button
								key={chip}
								type="submit"
								name={PARAMETERS.categories}
								value={categories.join(SEPARATOR)}
								aria-pressed={isChosen(filter.categories, chip)}
								onClick={(event) => {
									event.preventDefault();
									choose({ categories });
								}}
							>
								{copy.categories.chips[chip]}
							</button>
						);
					})}
				</fieldset>
			</form>
		</search>
	);
}
