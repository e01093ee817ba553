const UTF8 = new TextEncoder();

/**
 * The role that a JSON web token gives its bearer, if it is signed with the secret (HS256, as all of
 * this stack's keys are) and has not expired.
 * @param now seconds since the epoch.
 * @returns undefined for anything else.
 */
export async function roleOf(
	token: string,
	secret: string,
	now: number = Date.now() / 1_000,
): Promise<string | undefined> {
	const [header = "", claims = "", signature = "", ...rest] = token.split(".");
	if (rest.length > 0 || read(header)?.alg !== "HS256") return undefined;
	const key = await crypto.subtle.importKey(
		"raw",
		UTF8.encode(secret),
		{ name: "HMAC", hash: "SHA-256" },
		false,
		["verify"],
	);
	const bytes = decode(signature);
	const content = UTF8.encode(`${header}.${claims}`);
	// Compares in constant time.
	const isSigned =
		bytes && (await crypto.subtle.verify("HMAC", key, bytes, content));
	const { role, exp } = (isSigned && read(claims)) || {};
	if (typeof exp !== "number" || exp <= now) return undefined;
	return typeof role === "string" ? role : undefined;
}

function read(part: string): Record<string, unknown> | undefined {
	const bytes = decode(part);
	if (!bytes) return undefined;
	try {
		const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
		return typeof value === "object" && value !== null
			? { ...value }
			: undefined;
	} catch {
		return undefined;
	}
}

/** @returns undefined when the text is not base64url. */
function decode(text: string): Uint8Array<ArrayBuffer> | undefined {
	try {
		const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
		return Uint8Array.from(binary, (character) => character.charCodeAt(0));
	} catch {
		return undefined;
	}
}
