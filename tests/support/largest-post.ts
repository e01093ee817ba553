import { randomBytes } from "node:crypto";
import { makePicture, PAYLOAD, toDataUrl } from "./blog-payload.ts";

const PICTURES = 11;

/**
 * A post whose pictures have so many bytes together, and whose text has the greatest length.
 * @returns the request's body.
 */
export async function largestPost(bytes: number): Promise<string> {
	const jpeg = await makePicture("jpeg");
	const filler = Math.floor(bytes / PICTURES) - jpeg.length;
	return postWith(
		Array.from({ length: PICTURES }, () => Buffer.concat([jpeg, randomBytes(filler)])),
	);
}

/** A post with JPEGs, and a text of the greatest length. */
export function postWith(jpegs: readonly Buffer[]): string {
	const [cover_image, ...images] = jpegs.map((jpeg) => toDataUrl("image/jpeg", jpeg));
	return JSON.stringify({
		...PAYLOAD,
		content: "ışık ".repeat(40_000).trim(),
		cover_image,
		images: images.map((image_url) => ({ position: "a", image_url })),
	});
}
