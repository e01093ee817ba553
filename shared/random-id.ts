/** 128 random bits as hexadecimal digits. `crypto.randomUUID` is missing where a site is tried out without TLS. */
export function randomHex(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random UUID (version 4, RFC 9562). */
export const randomId = (): string =>
	randomHex().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
