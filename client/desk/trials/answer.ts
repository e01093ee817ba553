/** What the receiver answered: `HTTP 503`, or `no answer (ECONNREFUSED)`. @param none the words for no answer. */
export function answerOf(
	{ status, error }: { status: number | null; error: string | null },
	none: string,
): string {
	if (status) return `HTTP ${status}`;
	const reason = /\((.+)\)|within (.+)/.exec(error ?? "");
	const detail = reason?.[1] ?? reason?.[2];
	return detail ? `${none} (${detail})` : none;
}
