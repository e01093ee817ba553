import { MOST_PICTURES, PICTURE_BYTES } from "./pictures/read.ts";

/** Bytes: every picture and the cover at their largest, as base64, and 2 MB for all that is text. */
export const MOST_BODY_BYTES =
	(MOST_PICTURES + 1) * Math.ceil((PICTURE_BYTES * 4) / 3) + 2 * 1024 * 1024;

/**
 * The body of a request as text.
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
		if (done) return text + decoder.decode();
		bytes += value.byteLength;
		if (bytes > MOST_BODY_BYTES) {
			await reader.cancel();
			return undefined;
		}
		text += decoder.decode(value, { stream: true });
	}
}
