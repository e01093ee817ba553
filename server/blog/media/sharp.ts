import sharp from "sharp";

// Requests are what runs side by side here, bounded by conversions.ts; threads within each would
// only multiply the memory. Nothing is converted twice in a row, so libvips keeps nothing either.
sharp.concurrency(1);
sharp.cache(false);

/** sharp with this process's bounds. Import it from here, so that they hold whoever converts first. */
export { sharp };

/**
 * Pixels of a picture before anything is decoded: more than any camera that takes pictures for a
 * website (24 MP), and at three bytes each 120 MB of memory at most.
 */
export const MAX_PIXELS = 40_000_000;
