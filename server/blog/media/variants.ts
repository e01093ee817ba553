import { LRUCache } from "lru-cache";
import type { PictureWidth } from "../../../client/parts/picture.ts";
import type { Conversions } from "./conversions.ts";
import type { DiskCache } from "./disk-cache.ts";
import { encode, type Format, RECIPE } from "./format.ts";
import type { PublishedPicture } from "./published-pictures.ts";
import { openPicture } from "./sharp.ts";

/** A picture in one width and format. */
export interface Variant {
	/** Names it for good: another content, width, format or encoding is another key. Fit for a file name. */
	key: string;
	format: Format;
	/** Undefined: the picture's own width. Never wider than that. */
	width: number | undefined;
}

/**
 * Pixels; no variant is larger, whatever was published. The width is more than twice the widest place
 * for a picture; with the height a tall infographic stays legible.
 */
const LARGEST = { width: 2560, height: 8192 };

/** A stored picture that cannot be decoded to its last pixel. */
export class DamagedPicture extends Error {}

export function variantOf(
	{ sha256, width: own }: PublishedPicture,
	format: Format,
	asked: PictureWidth | undefined,
): Variant {
	const width = asked !== undefined && asked < own ? asked : undefined;
	const key = `${RECIPE}-${sha256}-${width ?? "own"}.${format}`;
	return { key, format, width };
}

export interface Variants {
	/**
	 * The bytes, made once: from memory, else from the disk, else converted from the picture, which is
	 * read only then. Undefined if there is no picture to read.
	 * Never the stored bytes themselves: a camera wrote the place and more into them.
	 * @throws {TooManyConversions} if too many pictures wait to be converted.
	 * @throws {DamagedPicture} if the picture cannot be decoded.
	 */
	get(
		variant: Variant,
		read: () => Promise<Buffer | undefined>,
	): Promise<Buffer | undefined>;
	/** In memory. */
	readonly bytes: number;
}

interface VariantsOptions {
	/** In memory. */
	maxBytes: number;
	conversions: Conversions;
	/** Undefined where there is no folder to write to. */
	disk: DiskCache | undefined;
	/** Told of a disk that fails; the pictures are served all the same. */
	onDiskError(error: unknown): void;
}

export function createVariants({
	maxBytes,
	conversions,
	disk,
	onDiskError,
}: VariantsOptions): Variants {
	const memory = new LRUCache<string, Buffer>({
		maxSize: maxBytes,
		sizeCalculation: (bytes) => bytes.length,
	});
	const underway = new Map<string, Promise<Buffer | undefined>>();

	const failing = (error: unknown) => {
		onDiskError(error);
		return undefined;
	};

	async function make(
		{ key, format, width }: Variant,
		read: () => Promise<Buffer | undefined>,
	): Promise<Buffer | undefined> {
		const kept = await disk?.read(key).catch(failing);
		if (kept) return kept;
		// Read when its turn has come, so that those that wait take no memory.
		const made = await conversions.run(async () => {
			const bytes = await read();
			if (!bytes) return undefined;
			const picture = openPicture(bytes).resize({
				...LARGEST,
				...(width !== undefined && { width }),
				fit: "inside",
				withoutEnlargement: true,
			});
			return encode(picture, format)
				.toBuffer()
				.catch((cause: unknown) => {
					throw new DamagedPicture("The picture cannot be decoded", { cause });
				});
		});
		if (made) await disk?.write(key, made).catch(failing);
		return made;
	}

	return {
		async get(variant, read) {
			const { key } = variant;
			const kept = memory.get(key);
			if (kept) return kept;
			const running = underway.get(key);
			if (running) return running;
			const work = make(variant, read)
				.then((bytes) => {
					if (bytes) memory.set(key, bytes);
					return bytes;
				})
				.finally(() => underway.delete(key));
			underway.set(key, work);
			return work;
		},
		get bytes() {
			return memory.calculatedSize;
		},
	};
}
