import { useEffect, useRef, useState } from "react";
import {
	useLocation,
	useNavigate,
	useNavigation,
	useNavigationType,
} from "react-router-dom";
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
	const arrival = useNavigationType();
	const { state: navigating } = useNavigation();
	const navigate = useNavigate();
	const kept = parseFilter(new URLSearchParams(query));

	const [text, setText] = useState(kept.search);
	const [seen, setSeen] = useState(key);
	if (seen !== key) {
		setSeen(key);
		// Only typing replaces the URL; after any other navigation the field follows the URL.
		if (arrival !== "REPLACE") setText(kept.search);
	}

	const filter: LibraryFilter = { ...kept, search: text };
	const typed = filterQuery(filter);
	const current = filterQuery(kept);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		if (typed === current || navigating !== "idle") return;
		timer.current = setTimeout(
			() =>
				navigate(
					{ pathname, search: typed },
					{ replace: true, preventScrollReset: true },
				),
			TYPING_PAUSE,
		);
		return () => clearTimeout(timer.current);
	}, [typed, current, navigating, navigate, pathname]);

	return {
		filter,
		type: setText,
		choose(choice: Partial<LibraryFilter>) {
			const search = filterQuery({ ...filter, ...choice });
			if (search === current) return;
			// On a slow machine it could still run before the choice is rendered, and undo it.
			clearTimeout(timer.current);
			navigate({ pathname, search }, { preventScrollReset: true });
		},
	};
}
