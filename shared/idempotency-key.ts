/** Printable and short; a UUID fits. */
const KEY = /^[\w.:-]{8,128}$/;

/**
 * The key of a request, with the quotes of draft-ietf-httpapi-idempotency-key-header or without.
 * @returns null without a key, undefined for a malformed one.
 */
export function readIdempotencyKey(header: string | null | undefined): string | null | undefined {
	const key = header?.trim().replace(/^"(.*)"$/, "$1");
	if (!key) return null;
	return KEY.test(key) ? key : undefined;
}
