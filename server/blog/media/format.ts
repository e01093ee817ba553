import type { FastifyRequest } from "fastify";
import type { Sharp } from "sharp";
import type { PictureType } from "../../../shared/picture.ts";

export type Format = "avif" | "webp" | "jpeg" | "png";

/** Raised whenever the encoding below changes, so that no cache serves an old result. */
export const RECIPE = 2;

/**
 * The smallest format that the request's Accept header names, otherwise the picture's own. A client
 * that names neither AVIF nor WebP (networks that fetch share images, old browsers) may not read
 * them: a picture stored in one of these is then sent as JPEG.
 */
export function chooseFormat(own: PictureType, request: Pick<FastifyRequest, "types">): Format {
	const safe = own === "image/png" ? "png" : "jpeg";
	// Compared with the safe format alone: a wildcard accepts both, and the first one wins.
	return (
		(["avif", "webp"] as const).find(
			(format) => request.types([`image/${safe}`, `image/${format}`]) === `image/${format}`,
		) ?? safe
	);
}

/**
 * The picture in a format. AVIF's effort was measured (docs/decisions/0010-pictures.md): 2 takes a
 * sixth of the time of sharp's default, 4, for files that are about a tenth larger.
 */
export function encode(picture: Sharp, format: Format): Sharp {
	switch (format) {
		case "avif":
			return picture.avif({ quality: 55, effort: 2 });
		case "webp":
			return picture.webp({ quality: 80 });
		case "jpeg":
			// JPEG has no transparency: it would become black.
			return picture.flatten({ background: "#fff" }).jpeg({ quality: 82 });
		case "png":
			return picture.png({ compressionLevel: 9 });
	}
}
