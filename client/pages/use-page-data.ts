import { useLoaderData } from "react-router-dom";
import type { PageData } from "./data.ts";

type DataOf<K extends PageData["page"]> = Extract<PageData, { page: K }>;

/**
 * The data of the page that is shown.
 * @throws Error where the route's data is another page's.
 */
export function usePageData<K extends PageData["page"]>(page: K): DataOf<K> {
	const data = useLoaderData<PageData>();
	if (!isPage(data, page)) {
		throw new Error(`The ${page} page was given the data of ${data.page}`);
	}
	return data;
}

function isPage<K extends PageData["page"]>(
	data: PageData,
	page: K,
): data is DataOf<K> {
	return data.page === page;
}
