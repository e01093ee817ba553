import PQueue from "p-queue";
import type { Sharp } from "sharp";
import type { PictureType } from "./picture-type.ts";
import { MAX_PIXELS, openPicture } from "./sharp.ts";

/** A picture that cannot be taken; the message says what is wrong with it and what to do. */
export class PictureError extends Error {}

export interface CleanPicture {
	bytes: Buffer;
	mime: PictureType;
	/** As it is shown, in pixels. */
	width: number;
	height: number;
}

/** Of a cleaned picture, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Pixels: more than twice the widest place for a picture; a tall infographic stays legible. */
const MAX_WIDTH = 2560;
const MAX_HEIGHT = 8192;

/** One at a time: none of a publication's pictures is in a hurry, and each takes much memory. */
const cleaning = new PQueue({ concurrency: 1 });

/**
 * The picture decoded to its last pixel and encoded anew in its own format: upright, in sRGB, at most
 * 5 MB and 2560 by 8192 px, and without what is not picture (location and other metadata, a second
 * file after its end). The quality is one at which no loss is seen.
 * @param mime what its bytes show that it is (supabase/functions/create-blog-post/pictures), so that
 * nothing but these formats reaches sharp.
 * @throws {PictureError} if it moves, has too many pixels, or is damaged.
 */
export async function cleanPicture(
	bytes: Buffer,
	mime: PictureType,
): Promise<CleanPicture> {
	return await cleaning.add(async () => {
		try {
			const { pages = 1 } = await openPicture(bytes).metadata();
			if (pages > 1) throw moving();
			return await encodeWithin(bytes, mime, MAX_WIDTH, MAX_HEIGHT);
		} catch (error) {
			throw asPictureError(error);
		}
	});
}

const moving = () =>
	new PictureError(
		"The picture moves or holds several pictures; send a still one.",
	);

/** Scaled down to fit, and further while its file is too large. */
async function encodeWithin(
	bytes: Buffer,
	mime: PictureType,
	width: number,
	height: number,
): Promise<CleanPicture> {
	const { data, info } = await encode(
		openPicture(bytes).resize({
			width,
			height,
			fit: "inside",
			withoutEnlargement: true,
		}),
		mime,
	).toBuffer({ resolveWithObject: true });
	if (data.length <= MAX_BYTES) {
		return { bytes: data, mime, width: info.width, height: info.height };
	}
	// A file's size follows its pixels; a little less, so that few rounds are needed.
	const scale = 0.95 * Math.sqrt(MAX_BYTES / data.length);
	return encodeWithin(
		bytes,
		mime,
		Math.max(1, Math.floor(info.width * scale)),
		Math.max(1, Math.floor(info.height * scale)),
	);
}

function encode(picture: Sharp, mime: PictureType): Sharp {
	const upright = picture.toColourspace("srgb");
	switch (mime) {
		case "image/png":
			return upright.png({ compressionLevel: 9 });
		case "image/jpeg":
			return upright.jpeg({ quality: 90, chromaSubsampling: "4:4:4" });
		case "image/webp":
			return upright.webp({ quality: 90, smartSubsample: true });
		case "image/avif":
			return upright.avif({ quality: 75, effort: 2 });
	}
}

/** What sharp says, in words for the one who sent the picture. */
function asPictureError(error: unknown): unknown {
	if (error instanceof PictureError || !(error instanceof Error)) return error;
	if (error.message.includes("pixel limit")) {
		return new PictureError(
			`The picture has more than ${MAX_PIXELS / 1e6} million pixels; scale it down.`,
			{ cause: error },
		);
	}
	return new PictureError(
		"The picture is damaged or incomplete; export it again and send it whole.",
		{ cause: error },
	);
}
