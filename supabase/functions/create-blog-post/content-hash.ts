import type { Payload } from "./payload.ts";

const encoder = new TextEncoder();

export async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", encoder.encode(text));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256, in hexadecimal, of the post and its pictures. Two requests with the same hash have the same content. */
export async function hashContent({ post, pictures }: Payload): Promise<string> {
	const parts: unknown[] = [post];
	// One after the other, so that memory holds a copy of one picture only.
	for (const { position, alt, base64 } of pictures) {
		parts.push([position, alt, await sha256(base64)]);
	}
	return sha256(JSON.stringify(parts));
}
