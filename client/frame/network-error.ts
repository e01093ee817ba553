/** A fetch or a lazy import got no answer, for example without a connection. */
export class NetworkError extends Error {}

/** Turns the failure of a fetch or an import into a NetworkError. */
export function toNetworkError(cause: unknown): never {
	throw new NetworkError("No answer came", { cause });
}
