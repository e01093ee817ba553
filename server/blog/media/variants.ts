import PQueue from "p-queue";
import type { PictureWidth } from "../../../shared/picture.ts";
import { LARGEST } from "../../../supabase/functions/create-blog-post/picture.ts";
import { createCache } from "../../cache.ts";
import { encode, type Format, RECIPE } from "./format.ts";
import type { PublishedPicture } from "./published-pictures.ts";

export interface Variant {
	/** Changes with the content, width, format and encoding. Also the ETag. */
	key: string;
	format: Format;
	/** Undefined: the picture's own width. Never wider than that. */
	width: number | undefined;
}

/** A stored picture that cannot be decoded to its last pixel. */
export class DamagedPicture extends Error {}

export function variantOf(
	{ sha256, width: own }: Pick<PublishedPicture, "sha256" | "width">,
	format: Format,
	requested: PictureWidth | undefined,
): Variant {
	const width = requested !== undefined && requested < own ? requested : undefined;
	const key = `${RECIPE}-${sha256}-${width ?? "own"}.${format}`;
	return { key, format, width };
}

export class TooManyConversions extends Error {}

interface VariantsOptions {
	/** Bytes in memory. */
	maxBytes: number;
	/** Conversions that run at one time. */
	concurrency: number;
	/** Conversions that may wait for their turn. */
	maxWaiting: number;
}

/** Converts pictures in order of request and keeps the results in memory. */
export function createVariants({ maxBytes, concurrency, maxWaiting }: VariantsOptions) {
	const kept = createCache<Buffer>({
		maxBytes,
		sizeOf: ({ length }) => length,
	});
	const conversions = new PQueue({ concurrency });

	return {
		/**
		 * The bytes of a variant: from memory, otherwise converted from the picture, which is read only then.
		 * Never the stored bytes: a camera wrote the place and more into them.
		 * @throws {TooManyConversions} at once when the queue is full.
		 * @throws {DamagedPicture} if the picture cannot be decoded.
		 */
		get: ({ key, format, width }: Variant, read: () => Promise<Buffer>): Promise<Buffer> =>
			kept.get(key, async () => {
				if (conversions.size >= maxWaiting) throw new TooManyConversions("Too many pictures wait");
				return conversions.add(async () => {
					// Sharp takes 25 MB: for the first picture, not for the start.
					const { openPicture } = await import("./sharp.ts");
					// Read when its turn comes: a waiting conversion takes no memory.
					const picture = openPicture(await read()).resize({
						...LARGEST,
						...(width !== undefined && { width }),
						fit: "inside",
						withoutEnlargement: true,
					});
					return encode(picture, format)
						.toBuffer()
						.catch((cause: unknown) => {
							throw new DamagedPicture("The picture cannot be decoded", {
								cause,
							});
						});
				});
			}),
		get bytes() {
			return kept.bytes;
		},
	};
}
