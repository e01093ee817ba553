/** Printable and short; a UUID fits. */
const KEY = /^[\w.:-]{8,128}$/;

/**
 * The key of a request, without the quotes of draft-ietf-httpapi-idempotency-key-header.
 * @returns undefined without a key.
 */
export const readIdempotencyKey = (header: string | null | undefined): string | undefined =>
	header?.trim().replace(/^"(.*)"$/, "$1") || undefined;

/** Whether a key can be used. */
export const isIdempotencyKey = (key: string): boolean => KEY.test(key);
