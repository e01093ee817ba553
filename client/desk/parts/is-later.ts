/**
 * Whether a post's moment is still to come at `now`, in ms since 1970. The other times are ISO 8601.
 * @param changedAt when the server last changed the post: a post it published then is not scheduled, although the
 * server's clock may be ahead of this one.
 */
export function isLater(at: string | null, changedAt: string | undefined, now: number): boolean {
	const moment = at === null ? 0 : Date.parse(at);
	return moment > now && (changedAt === undefined || moment > Date.parse(changedAt));
}
