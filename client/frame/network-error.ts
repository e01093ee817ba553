/** A fetch or a lazy import got no answer, for example without a connection. */
export class NetworkError extends Error {}

/** Turns the failure of a fetch or an import into a NetworkError. */
export function toNetworkError(cause: unknown): never {
	throw new NetworkError("No answer came", { cause });
}

/** The code of a page did not come: without a connection, or because the server has a newer version. */
export class CodeError extends NetworkError {}

/** Turns the failure of an import into a CodeError. */
export function toCodeError(cause: unknown): never {
	throw new CodeError("The page's code did not come", { cause });
}
