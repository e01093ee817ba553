import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { LibraryFilter } from "./filter.ts";
import { filterQuery, parseFilter } from "./filter-query.ts";

/**
 * How long typing must pause before the URL changes, in ms. Safari stops a page that replaces
 * its URL more than a hundred times in half a minute.
 */
const TYPING_PAUSE = 250;

/**
 * The library's filter, which is part of the URL. Typing shows at once and replaces the URL
 * after a pause; a choice is a step of the history.
 */
export function useLibraryFilter() {
	const { pathname, search: query, key } = useLocation();
	const navigate = useNavigate();
	const kept = parseFilter(new URLSearchParams(query));

	const [text, setText] = useState(kept.search);
	const [seen, setSeen] = useState(key);
	if (seen !== key) {
		setSeen(key);
		setText(kept.search);
	}

	const filter: LibraryFilter = { ...kept, search: text };
	const typed = filterQuery(filter);
	useEffect(() => {
		const { href } = location;
		const timer = setTimeout(() => {
			// The browser's history, not the router's: a replacement by the router would cancel
			// a navigation that has begun and is not rendered yet.
			if (location.href === href && typed !== queryInUrl())
				history.replaceState(history.state, "", pathname + typed);
		}, TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [typed, pathname]);

	return {
		filter,
		type: setText,
		choose(choice: Partial<LibraryFilter>) {
			const chosen = { ...filter, ...choice };
			setText(chosen.search);
			const search = filterQuery(chosen);
			if (search === queryInUrl()) return;
			navigate({ pathname, search }, { preventScrollReset: true });
		},
	};
}

/** The URL's filter as `filterQuery` writes it. */
function queryInUrl() {
	return filterQuery(parseFilter(new URLSearchParams(location.search)));
}
