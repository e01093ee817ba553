import { createHash } from "node:crypto";
import sharp from "sharp";
import { withClient } from "../../server/database/with-client.ts";
import type { PictureType } from "../../shared/picture.ts";

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

/** A JPEG as phones write it for bright screens: with a second one behind its end, the gain map (Ultra HDR image format 1.1). */
export async function withGainMap(jpeg: Buffer): Promise<Buffer> {
	const map = withSegments(
		await photo(32, 24, "jpeg", 3),
		gainMapXmp('hdrgm:GainMapMax="2" hdrgm:HDRCapacityMin="0" hdrgm:HDRCapacityMax="2"'),
	);
	// An index of pictures without entries: readers look for the second one themselves.
	const index = Buffer.from("MPF\0MM\0*\0\0\0\x08\0\0\0\0\0\0", "latin1");
	const primary = withSegments(jpeg, gainMapXmp(""), segment(0xe2, index));
	return Buffer.concat([primary, map]);
}

const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
	Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const gainMapXmp = (attributes: string): Buffer =>
	segment(
		0xe1,
		Buffer.from(
			`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0" ${attributes}/></rdf:RDF></x:xmpmeta>`,
		),
	);

/** A segment of a JPEG: its marker, its length with that of the length itself, and its data. */
function segment(marker: number, data: Buffer): Buffer {
	const head = Buffer.from([0xff, marker, 0, 0]);
	head.writeUInt16BE(data.length + 2, 2);
	return Buffer.concat([head, data]);
}

interface ImageColumns {
	post_id: string;
	bytes: Buffer;
	position?: string;
	alt?: string;
	mime?: PictureType;
}

/** Inserts pictures as they are, and returns their ids, in order. */
export function insertImages(databaseUrl: string, images: ImageColumns[]): Promise<string[]> {
	return withClient(databaseUrl, async (client) => {
		const ids: string[] = [];
		for (const { post_id, bytes, position = "", alt = "", mime } of images) {
			const { autoOrient: size, mediaType } = await sharp(bytes).metadata();
			const { rows } = await client.query<{ id: string }>(
				`insert into public.blog_images (post_id, position, mime, bytes, alt, sha256, width, height, created_at)
				values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) returning id`,
				[
					post_id,
					position,
					mime ?? mediaType,
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
export function nameCover(databaseUrl: string, postId: string, imageId: string): Promise<void> {
	return withClient(databaseUrl, async (client) => {
		await client.query("update public.blog_posts set cover_image_url = $2 where id = $1", [
			postId,
			`/media/${imageId}`,
		]);
	});
}
