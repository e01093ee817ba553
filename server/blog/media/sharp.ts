import sharp, { type Sharp } from "sharp";

// Several pictures are converted at one time (variants.ts); threads within one would only take more
// memory. A picture is not converted twice in a row, so the cache of libvips would be of no use.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The most pixels that are decoded: more than a common camera has (24 MP). At three bytes a pixel
 * that is 120 MB of memory.
 */
const MAX_PIXELS = 40_000_000;

/** Seconds for decoding and encoding once: a file made to be slow is cancelled. */
const TIMEOUT = 30;

/** A picture that is decoded upright, within the bounds of this process. A damaged one fails when it is read. */
export const openPicture = (bytes: Buffer): Sharp =>
	sharp(bytes, {
		limitInputPixels: MAX_PIXELS,
		failOn: "error",
		autoOrient: true,
	}).timeout({ seconds: TIMEOUT });
