import { type NavigateOptions, useSearchParams } from "react-router-dom";
import * as v from "valibot";

/**
 * The query of the page's URL, and a function that changes parameters of it; an empty or null one is removed.
 * @param schema of the parameters. Somebody may have typed the URL: what the schema refuses is left out, and a name
 *   that comes twice counts once.
 * @returns options.replace: whether Back passes over the change, as it does unless given. options.flushSync: whether it
 *   is shown before the next key.
 */
export function useFilter(
	schema: v.GenericSchema,
): [
	query: URLSearchParams,
	filter: (changes: Record<string, string | null>, options?: NavigateOptions) => void,
] {
	const [asked, setQuery] = useSearchParams();
	const query = new URLSearchParams(
		Object.entries(Object.fromEntries(asked)).filter(([name, value]) =>
			v.is(schema, { [name]: value }),
		),
	);
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
