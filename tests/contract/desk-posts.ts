import { readPicture } from "../../supabase/functions/create-blog-post/picture.ts";
import { pictureUrl } from "../support/blog-payload.ts";

/** Two people who write, as the desk names them. */
export const ADA = { name: "Ada", email: "ada@firma.example" };
export const CAN = { name: "Can", email: "can@firma.example" };

/** An id that nothing has. */
export const UNKNOWN = "00000000-0000-4000-8000-000000000000";

export function refuseUnreadable(id: string, reason: string): never {
	throw new Error(`${id}: ${reason}`);
}

/** A WebP of 64 × 48 px, as a post's pictures are stored. */
export async function pictureFile() {
	const file = readPicture(await pictureUrl("webp", { width: 64, height: 48 }));
	if (typeof file === "string") throw new Error(file);
	return file;
}
