/** The facts that search results and share cards show about a page. */
export interface PageFacts {
	title: string;
	description: string;
	/** The page's URL on the site. */
	url: string;
	/** The path of the picture that stands for it. */
	image: string | undefined;
}

/** Reads them from the page itself. */
export function readFacts(page: Document): PageFacts {
	const meta = (selector: string) =>
		page.querySelector<HTMLMetaElement>(`meta[${selector}]`)?.content ?? "";
	const image = meta('property="og:image"');
	// Only this server's pictures: the site's own URL may be another one than the desk's.
	const { pathname, search } = URL.canParse(image) ? new URL(image) : { pathname: "", search: "" };
	return {
		title: page.title,
		description: meta('name="description"'),
		url: page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "",
		image: pathname ? pathname + search : undefined,
	};
}
