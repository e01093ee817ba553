import { PICTURE_BYTES } from "../../../shared/post.ts";
import { FORMATS, isTurned } from "./picture-file.ts";

/** Pixels of one picture: a decoded one takes four bytes for each. */
const MOST_PIXELS = 40_000_000;

const MOST_SIDE = 16_384;

/**
 * Pixels; the largest size in which the site sends a picture. The width is more than twice the widest
 * place for a picture; with the height a tall infographic stays legible.
 */
export const LARGEST = { width: 2560, height: 8192 };

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+);base64,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A picture as it was sent, with the type and size that its bytes show. */
export interface PictureFile {
	mime: (typeof FORMATS)[number]["mime"];
	base64: string;
	file: Uint8Array;
	/** Pixels: as the picture is shown, upright and within `LARGEST`. */
	width: number;
	height: number;
}

/**
 * Reads a picture from a data URL.
 * @returns the picture, or the reason for its refusal: a code, a space and a message that continues the
 * field's name.
 */
export function readPicture(url: string): PictureFile | string {
	const [head = "", declared] = DATA_URL.exec(url.slice(0, 100)) ?? [];
	if (!declared) {
		return "invalid takes a data URL such as data:image/webp;base64,…";
	}
	const format = FORMATS.find(({ mime }) => mime === declared);
	if (!format) return "type takes PNG, JPEG, WebP or AVIF";
	const base64 = url.slice(head.length);
	const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
	const bytes = (base64.length / 4) * 3 - padding;
	if (bytes > PICTURE_BYTES) {
		return `too_large takes at most ${PICTURE_BYTES / 1024 / 1024} MB`;
	}
	if (base64.length % 4 !== 0 || !BASE64.test(base64)) {
		return "invalid is not base64";
	}
	const text = atob(base64);
	const file = new Uint8Array(text.length);
	for (let index = 0; index < text.length; index += 1) {
		file[index] = text.charCodeAt(index);
	}
	const size = measure(format, file, text);
	return typeof size === "string" ? size : { mime: format.mime, base64, file, ...size };
}

function measure(format: (typeof FORMATS)[number], file: Uint8Array, text: string) {
	try {
		const actual = FORMATS.find(({ matches }) => matches(file, text));
		if (actual !== format) {
			const content = actual ? `is ${actual.mime}` : "is none of PNG, JPEG, WebP and AVIF";
			return `type says ${format.mime} and ${content}`;
		}
		const fault = format.fault(text, file);
		if (fault) return fault;
		const { width, height, orientation } = format.measure(file);
		return withinBounds(
			isTurned(text, format, orientation) ? { width: height, height: width } : { width, height },
		);
	} catch (error) {
		// The library's own errors, and a DataView's where bytes are missing.
		if (!(error instanceof TypeError || error instanceof RangeError)) {
			throw error;
		}
		return "truncated is a picture that breaks off";
	}
}

function withinBounds({ width, height }: { width: number; height: number }) {
	if (!(width >= 1 && height >= 1)) {
		return "invalid has no width or no height";
	}
	if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) {
		return `too_many_pixels has ${width} × ${height} pixels: it takes at most ${MOST_PIXELS / 1_000_000} million, and ${MOST_SIDE} on a side`;
	}
	const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
	return {
		width: Math.max(1, Math.round(width * scale)),
		height: Math.max(1, Math.round(height * scale)),
	};
}
