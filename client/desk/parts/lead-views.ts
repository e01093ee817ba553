/** The views of the inbox; each sets one parameter of the URL's query. */
export const VIEWS = [
	{ name: "all", set: {} },
	{ name: "overdue", set: { group: "overdue" } },
	{ name: "unread", set: { unread: "true" } },
	{ name: "suspicious", set: { state: "quarantined" } },
	{ name: "failed", set: { state: "failed" } },
	{ name: "answered", set: { group: "answered" } },
] as const;

export type View = (typeof VIEWS)[number]["name"];

export const VIEW_KEYS = ["group", "unread", "state"];

/** The view that a URL's query shows, besides search and further filters. */
export const viewOf = (query: URLSearchParams): View =>
	VIEWS.slice(1).find(({ set }) =>
		Object.entries(set).every(([key, value]) => query.get(key) === value),
	)?.name ?? "all";
