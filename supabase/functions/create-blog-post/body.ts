import { ALL_PICTURES_BYTES } from "../../../shared/post.ts";

/** Bytes: all pictures as base64, and 2 MB for the text. */
export const MOST_BODY_BYTES = Math.ceil((ALL_PICTURES_BYTES * 4) / 3) + 2 * 1024 * 1024;

/**
 * The body of a request as JSON text.
 * @returns undefined when it is larger than `MOST_BODY_BYTES`; the rest is then left unread.
 */
export async function readBody(request: Request): Promise<string | undefined> {
	const announced = Number(request.headers.get("content-length") ?? 0);
	if (announced > MOST_BODY_BYTES) return undefined;
	if (!request.body) return "";
	const decoder = new TextDecoder();
	const reader = request.body.getReader();
	let bytes = 0;
	let text = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return text + toLatin(decoder.decode());
		bytes += value.byteLength;
		if (bytes > MOST_BODY_BYTES) {
			await reader.cancel();
			return undefined;
		}
		text += toLatin(decoder.decode(value, { stream: true }));
	}
}

/**
 * Escapes characters as JSON does. One character beyond Latin 1 would make the engine keep the whole
 * text, which is base64 for the most part, with two bytes a character.
 */
const toLatin = (text: string): string =>
	text.replaceAll(
		/[^\0-\xff]/g,
		(unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
