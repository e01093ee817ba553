import { isDatabaseAway } from "../database/database-away.ts";
import { Problem } from "../problem.ts";

/** Seconds until a visitor's browser should try again when the database is away. */
const RETRY_AFTER = 10;

/** What a visitor is told of a lead that cannot be stored now, but soon. */
export const notStoredNow = (cause?: unknown): Problem =>
	new Problem(503, "The request could not be stored just now", {
		detail: "Please send it again shortly.",
		retryAfter: RETRY_AFTER,
		cause,
	});

/**
 * Does what takes a lead in.
 * @throws Problem 503 when the database is away, and what the work throws otherwise.
 */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (cause) {
		if (!isDatabaseAway(cause)) throw cause;
		throw notStoredNow(cause);
	}
}
