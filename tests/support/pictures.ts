import { createHash } from "node:crypto";
import sharp from "sharp";
import {
	type PictureType,
	pictureType,
} from "../../server/blog/media/picture-type.ts";
import { withClient } from "../../server/database/with-client.ts";

type Format = "png" | "jpeg" | "webp" | "avif";

/** A picture with coarse detail, as in a photograph; the seed makes it one of its own. */
export function photo(
	width: number,
	height: number,
	format: Format = "jpeg",
	seed = 1,
): Promise<Buffer> {
	const columns = 12;
	const rows = 8;
	const bytes = Buffer.alloc(columns * rows * 3);
	let state = seed;
	for (let at = 0; at < bytes.length; at += 1) {
		// Park and Miller's generator: the same picture on each machine.
		state = (state * 48_271) % 2_147_483_647;
		bytes[at] = state % 256;
	}
	return sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } })
		.resize(width, height, { fit: "fill", kernel: "cubic" })
		.toFormat(format, format === "avif" ? { effort: 0 } : {})
		.toBuffer();
}

interface ImageColumns {
	post_id: string;
	bytes: Buffer;
	position?: string;
	alt?: string;
	mime?: PictureType;
}

/** Inserts pictures as they are, and returns their ids, in order. */
export function insertImages(
	databaseUrl: string,
	images: ImageColumns[],
): Promise<string[]> {
	return withClient(databaseUrl, async (client) => {
		const ids: string[] = [];
		for (const { post_id, bytes, position = "", alt = "", mime } of images) {
			const { autoOrient: size } = await sharp(bytes).metadata();
			const { rows } = await client.query<{ id: string }>(
				`insert into public.blog_images (post_id, position, mime, bytes, alt, sha256, width, height, created_at)
				values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) returning id`,
				[
					post_id,
					position,
					mime ?? pictureType(bytes),
					bytes,
					alt,
					createHash("sha256").update(bytes).digest(),
					size.width,
					size.height,
				],
			);
			ids.push(...rows.map(({ id }) => id));
		}
		return ids;
	});
}

/** Makes one of a post's pictures its cover. */
export function nameCover(
	databaseUrl: string,
	postId: string,
	imageId: string,
): Promise<void> {
	return withClient(databaseUrl, async (client) => {
		await client.query(
			"update public.blog_posts set cover_image_url = $2 where id = $1",
			[postId, `/media/${imageId}`],
		);
	});
}
