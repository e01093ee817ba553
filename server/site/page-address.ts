import { toPageNumber } from "../../client/content/blog-post.ts";
import { isBuilt } from "../../client/data.ts";
import { pageFor } from "../../client/i18n/paths.ts";

export interface RequestedPage {
	/** The address with nothing in it that the page does not depend on. */
	url: URL;
	/** Whether there may be a page, and the same for all. */
	cacheable: boolean;
	/** The path to send the visitor to instead. */
	redirect?: string;
}

/** Marks the result page of a form that was sent without JavaScript. */
export const SENT = "sent";

/** Which page a request asks for: slashes put right, and of the query only what counts. */
export function addressOf(siteUrl: string, requested: string): RequestedPage {
	const [rawPath = "/", rawQuery = ""] = requested.split("?", 2);
	const path = rawPath.replace(/\/{2,}/g, "/");
	const url = new URL(siteUrl);
	url.pathname = path;
	const address = pageFor(path);
	if (!address || !isBuilt(address.page)) return { url, cacheable: false };
	const query = new URLSearchParams(rawQuery);
	const page = toPageNumber(query.get("page"));
	if (address.page === "blog" && page > 1) url.search = `?page=${page}`;
	if (address.page === "quick-analysis" && query.has(SENT)) {
		url.search = `?${SENT}`;
	}
	if (path !== "/" && (path !== rawPath || path.endsWith("/"))) {
		const redirect = path.replace(/\/$/, "");
		return {
			url,
			cacheable: false,
			redirect: rawQuery ? `${redirect}?${rawQuery}` : redirect,
		};
	}
	// Its form carries a key of its own for each visitor.
	return { url, cacheable: address.page !== "quick-analysis" };
}
