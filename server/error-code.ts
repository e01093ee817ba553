/**
 * The code of an error or of its cause, such as ECONNREFUSED or 53100; undefined if there is none. Logs and
 * alerts show it instead of the message, which may quote a URL, a lead or a row.
 */
export function errorCode(error: unknown): string | undefined {
	for (const candidate of [error, error instanceof Error && error.cause]) {
		if (!(candidate instanceof Error && "code" in candidate)) continue;
		if (typeof candidate.code === "string") return candidate.code;
	}
	return undefined;
}

/** What may be public of an error, such as ECONNREFUSED or TimeoutError. */
export const reasonOf = (error: unknown): string =>
	errorCode(error) ?? (error instanceof Error ? error.name : "failed");
