import { useLoaderData, useMatches } from "react-router-dom";
import type { DataOf, Loader, PageData } from "../pages/loader.ts";

/**
 * The data of the page that is shown, as its loader `L` returned it.
 * @param page the page's key.
 * @throws Error where the route's data is another page's.
 */
export function usePageData<L extends Loader>(page: string): DataOf<L> {
	const data = useLoaderData<PageData>();
	if (!isDataOf<L>(data, page)) {
		throw new Error(`The ${page} page got the data of ${data.page}`);
	}
	return data;
}

const isDataOf = <L extends Loader>(data: PageData, page: string): data is DataOf<L> =>
	data.page === page;

/** For the frame: the data of the page that is shown; undefined where it could not be loaded. */
export const useCurrentPage = (): PageData | undefined =>
	useMatches().at(-1)?.loaderData as PageData | undefined;
