/** The parameters of the page's links. */
export const CONFIRM = "confirm";
export const LEAVE = "leave";

/**
 * What a link of the newsletter's mails can do. Opening it changes nothing: mail scanners follow links.
 * - "confirm", "leave": the page asks with a button.
 * - "confirmed", "left": that is done.
 * - "ended": nothing was confirmed within 48 hours.
 * - "unknown": the link is incomplete, or none of ours.
 */
export type LinkState =
	| { state: "confirm" | "leave"; token: string }
	/** `leave`: the path of the page that asks whether to leave. */
	| { state: "confirmed"; leave: string }
	| { state: "left" | "ended" | "unknown" };

/** The parameter of a newsletter's link in a query, with a question mark; empty without one. */
export function linkQuery(query: URLSearchParams): string {
	const [link] = [...query].filter(([name]) => [CONFIRM, LEAVE].includes(name));
	return link ? `?${new URLSearchParams([link])}` : "";
}
