import type { Sharp } from "sharp";
import type { PictureType } from "./picture-type.ts";

/** A format in which pictures are served. */
export type Format = "avif" | "webp" | "jpeg" | "png";

/** Raised whenever the encoding below changes, so that no cache serves what was made before. */
export const RECIPE = 2;

/**
 * The smallest format that the `Accept` header names, else the picture's own. Who names neither AVIF
 * nor WebP (the networks that fetch share images, old browsers) cannot be trusted to read them: a
 * picture kept in one of these then goes out as JPEG. Wildcards therefore count for nothing.
 */
export function chooseFormat(own: PictureType, accept = ""): Format {
	const named = new Set(
		accept
			.toLowerCase()
			.split(",")
			.map((range) => range.split(";").map((part) => part.trim()))
			.filter(([, ...parameters]) => !parameters.some(isRefusal))
			.map(([type]) => type),
	);
	if (named.has("image/avif")) return "avif";
	if (named.has("image/webp")) return "webp";
	return own === "image/png" ? "png" : "jpeg";
}

const isRefusal = (parameter: string): boolean =>
	/^q\s*=\s*0(\.0*)?$/.test(parameter);

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
			// JPEG has no transparency, and black is what it would become.
			return picture.flatten({ background: "#fff" }).jpeg({ quality: 82 });
		case "png":
			return picture.png({ compressionLevel: 9 });
	}
}
