import { useState } from "react";
import { Link } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { filterResources } from "./filter.ts";
import { FilterForm } from "./filter-form.tsx";
import { filterQuery } from "./filter-query.ts";
import styles from "./library.module.css";
import { ResourceCard } from "./resource-card.tsx";
import type { Resource } from "./resources.ts";
import type { FreeContentCopy } from "./tr.ts";
import { useLibraryFilter } from "./use-library-filter.ts";

/** The resources that match the filter, which is folded until one is chosen, or the empty state. */
export function Library({
	copy: library,
	resources: all,
}: {
	copy: FreeContentCopy["library"];
	resources: readonly Resource[];
}) {
	const language = useLanguage();
	const path = pathFor("free-content", language);
	const { filter, type, choose } = useLibraryFilter();
	const resources = filterResources(all, filter);
	const [isOpen, setOpen] = useState(filterQuery(filter) !== "");
	const count = library.count[resources.length === 1 ? "one" : "other"];
	return (
		<section className={`band after-hero ${styles.library}`} aria-labelledby="library-title">
			<h2 id="library-title" className="title-minor">
				{library.title}
			</h2>
			<p role="status" className={`muted compact ${styles.count}`}>
				{fill(count, { count: resources.length })}
			</p>
			<details
				className={styles.fold}
				open={isOpen}
				onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			>
				<summary className="more">{library.fold}</summary>
				<FilterForm copy={library} action={path} filter={filter} type={type} choose={choose} />
			</details>
			{resources.length === 0 ? (
				<div className={`stack start ${styles.empty}`}>
					<h3>{library.empty.title}</h3>
					<p className="muted measure">{library.empty.text}</p>
					<Link to={path} className="more" preventScrollReset onClick={() => type("")}>
						{library.empty.action}
					</Link>
				</div>
			) : (
				<ul className={`split text-action ${styles.grid}`}>
					{resources.map((resource) => (
						<ResourceCard key={resource.id} resource={resource} copy={library.card} />
					))}
				</ul>
			)}
			<p className={styles.invoice}>
				<MoreLink to={{ page: "waiting-invoice" }} className="more">
					{library.invoice}
				</MoreLink>
			</p>
		</section>
	);
}
