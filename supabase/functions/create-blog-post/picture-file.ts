import { HEIF } from "image-size/types/heif";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { WEBP } from "image-size/types/webp";

interface Size {
	width: number;
	height: number;
}

interface Format {
	mime: string;
	matches(file: Uint8Array, text: string): boolean;
	/** The size as the file's header says it, before it is turned. */
	measure(file: Uint8Array): Size & { orientation?: number };
	/** Finds faults in the file apart from its pixels. */
	fault(text: string, file: Uint8Array): string | undefined;
}

const ANIMATED = "animated is animated: it takes a still picture";
const TRAILING = "trailing_data has data after the picture's end";
const TRUNCATED = "truncated is a picture that breaks off";

/** The length, the name and the checksum of a PNG's last chunk. */
const PNG_END = "\0\0\0\0IEND\xaeB`\x82";

/** The top-level boxes of an AVIF (ISO/IEC 14496-12); `moov` holds the tracks of a film. */
const AVIF_BOXES = ["ftyp", "meta", "mdat", "free", "skip", "moov"];

/**
 * The formats that a post takes. The library measures the pictures; `fault` checks the end of a file, which
 * the library does not. `text` is the file with one character a byte.
 */
export const FORMATS = [
	{
		mime: "image/png",
		matches: (file) => PNG.validate(file),
		measure: PNG.calculate,
		fault(text) {
			const animation = text.indexOf("acTL");
			if (animation > 0 && animation < text.indexOf("IDAT")) return ANIMATED;
			if (text.endsWith(PNG_END)) return undefined;
			return text.includes(PNG_END) ? TRAILING : TRUNCATED;
		},
	},
	{
		mime: "image/jpeg",
		matches: (file) => JPG.validate(file),
		measure: JPG.calculate,
		// Phones append a second picture or a film to a JPEG: data may follow the end.
		fault: (text, file) => (text.includes("\xff\xd9", startOfScan(file)) ? undefined : TRUNCATED),
	},
	{
		mime: "image/webp",
		matches: (file) => WEBP.validate(file),
		measure: WEBP.calculate,
		fault(text, file) {
			// The header of the extended format says whether the picture is animated (RFC 9649, 2.7).
			const flags = text.startsWith("VP8X", 12) ? viewOf(file).getUint8(20) : 0;
			if (flags & 0b10) return ANIMATED;
			const length = viewOf(file).getUint32(4, true) + 8;
			if (length === file.length) return undefined;
			return length < file.length ? TRAILING : TRUNCATED;
		},
	},
	{
		mime: "image/avif",
		matches: (file, text) =>
			HEIF.validate(file) && text.slice(8, viewOf(file).getUint32(0)).includes("avif"),
		measure: HEIF.calculate,
		fault(text, file) {
			let offset = 0;
			let hasData = false;
			while (offset + 8 <= file.length) {
				const name = text.slice(offset + 4, offset + 8);
				if (name === "moov") return ANIMATED;
				if (!AVIF_BOXES.includes(name)) return TRAILING;
				if (name === "mdat") hasData = true;
				offset += boxLength(file, offset);
			}
			return hasData && offset === file.length ? undefined : TRUNCATED;
		},
	},
] as const satisfies Format[];

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
	new DataView(buffer, byteOffset, byteLength);

/** Where a JPEG's image data begins: after segments of marker and length (ITU-T T.81, B.1.1.4). */
function startOfScan(file: Uint8Array): number {
	const view = viewOf(file);
	let offset = 2;
	while (offset + 4 <= file.length && view.getUint8(offset + 1) !== 0xda) {
		const isFill = view.getUint8(offset + 1) === 0xff;
		offset += isFill ? 1 : 2 + view.getUint16(offset + 2);
	}
	return offset;
}

/** A length of 0 reaches to the end of the file; 1 says that 64 bits with the length follow the name. */
function boxLength(file: Uint8Array, offset: number): number {
	const length = viewOf(file).getUint32(offset);
	if (length === 0) return file.length - offset;
	if (length > 1) return Math.max(length, 8);
	if (offset + 16 > file.length) return file.length;
	return Math.max(Number(viewOf(file).getBigUint64(offset + 8)), 16);
}

/** Whether a picture is shown turned by a quarter: an Exif orientation of 5 to 8, or an AVIF's property `irot`. */
export function isTurned(
	text: string,
	{ mime }: (typeof FORMATS)[number],
	orientation = 1,
): boolean {
	if (mime !== "image/avif") return orientation >= 5;
	const header = text.slice(0, text.indexOf("mdat"));
	const rotation = header.indexOf("irot");
	return rotation > 0 && header.charCodeAt(rotation + 4) % 2 === 1;
}
