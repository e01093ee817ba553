/** How long a visitor waits for code before a document replaces it, in ms. */
export const PATIENCE = 5_000;

/** @throws when the code is not there in time. */
export const inTime = <T>(code: Promise<T>): Promise<T> =>
	Promise.race([code, new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))]);
