import { type NavigateOptions, useSearchParams } from "react-router-dom";

/**
 * The query of the page's URL, and a function that changes parameters of it; an empty or null one is removed.
 * @returns options.replace: whether Back passes over the change, as it does unless given. options.flushSync: whether it
 *   is shown before the next key.
 */
export function useFilter(): [
	query: URLSearchParams,
	filter: (changes: Record<string, string | null>, options?: NavigateOptions) => void,
] {
	const [query, setQuery] = useSearchParams();
	return [
		query,
		(changes, options) =>
			setQuery(
				(before) => {
					const after = new URLSearchParams(before);
					for (const [name, value] of Object.entries(changes)) {
						if (value) after.set(name, value);
						else after.delete(name);
					}
					return after;
				},
				{ replace: true, ...options },
			),
	];
}
