import { useEffect, useEffectEvent, useRef } from "react";
import { SEARCH_LENGTH } from "../../../shared/search-text.ts";
import chips from "../../parts/filter/chips.module.css";
import { SearchField } from "../../parts/filter/search-field.tsx";
import { CHIPS, isChosen, type LibraryFilter, SORTS, toggleChip } from "./filter.ts";
import styles from "./filter-form.module.css";
import { PARAMETERS, SEPARATOR } from "./filter-query.ts";
import type { FreeContentCopy } from "./tr.ts";

interface FilterFormProps {
	copy: FreeContentCopy["library"];
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
	const onHydrated = useEffectEvent(() => type(search.current?.value ?? ""));
	useEffect(() => onHydrated(), []);
	return (
		<search>
			<form
				className={styles.form}
				action={props.action}
				autoComplete="off"
				onSubmit={(event) => event.preventDefault()}
			>
				<SearchField
					ref={search}
					id="library-search"
					label={copy.search.label}
					name={PARAMETERS.search}
					placeholder={copy.search.placeholder}
					maxLength={SEARCH_LENGTH}
					value={filter.search}
					onChange={(event) => type(event.currentTarget.value)}
				/>
				{/* Enter presses the form's first button, which keeps the selection. */}
				<button
					type="submit"
					className={`ink-button without-script ${styles.apply}`}
					name={PARAMETERS.categories}
					value={filter.categories.join(SEPARATOR)}
				>
					{copy.apply}
				</button>
				<fieldset
					className={`row tight ${chips.chips} ${styles.chips}`}
					aria-label={copy.categories.label}
				>
					{CHIPS.map((chip) => {
						const categories = toggleChip(filter.categories, chip);
						return (
							<button
								key={chip}
								type="submit"
								className="touch"
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
				<select
					className="input"
					aria-label={copy.sort.label}
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
			</form>
		</search>
	);
}
