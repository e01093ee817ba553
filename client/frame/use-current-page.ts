import { useMatches } from "react-router-dom";
import type { PageData } from "../pages/loader.ts";

/** The data of the page that is shown, whichever it is; undefined where it could not be loaded. */
export const useCurrentPage = (): PageData | undefined =>
	useMatches().at(-1)?.loaderData as PageData | undefined;
