import sharp, { type Sharp } from "sharp";

// Pictures are converted side by side (see conversions.ts); threads within one would only take more
// memory. Nothing is converted twice in a row, so libvips need not remember anything either.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Pixels that are decoded at most: more than the cameras have that take pictures for a website
 * (24 MP). At three bytes a pixel that is 120 MB of memory.
 */
export const MAX_PIXELS = 40_000_000;

/** For decoding and encoding once, in seconds: a file made to be slow is given up. */
const TIMEOUT = 30;

/** A picture to be decoded whole, upright, within this process's bounds. What is damaged fails once it is read. */
export const openPicture = (bytes: Buffer): Sharp =>
	sharp(bytes, {
		limitInputPixels: MAX_PIXELS,
		failOn: "error",
		autoOrient: true,
	}).timeout({ seconds: TIMEOUT });
