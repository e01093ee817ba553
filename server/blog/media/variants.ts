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
	/** How many conversions run at the same time. */
	concurrency: number;
	/** How many conversions may wait in the queue. */
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
		 * The bytes of a variant, from memory or else converted from the picture.
		 * Never the stored bytes: a camera may have written its location into those.
		 * @param read reads the stored picture; called only if the variant is not in memory.
		 * @throws {TooManyConversions} at once when the queue is full.
		 * @throws {DamagedPicture} if the picture cannot be decoded.
		 */
		get: ({ key, format, width }: Variant, read: () => Promise<Buffer>): Promise<Buffer> =>
			kept.get(key, async () => {
				if (conversions.size >= maxWaiting) throw new TooManyConversions("Too many pictures wait");
				return conversions.add(async () => {
					// Sharp takes 25 MB of memory: load it for the first picture, not at the start.
					const { openPicture } = await import("./sharp.ts");
					// Read the picture only now: a conversion in the queue must not keep it in memory.
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
