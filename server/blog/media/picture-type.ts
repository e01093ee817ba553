/** What a post's picture may be. */
export const PICTURE_TYPES = [
	"image/png",
	"image/jpeg",
	"image/webp",
	"image/avif",
] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** The type that the first bytes show, whatever anyone calls it; undefined for everything else. */
export function pictureType(bytes: Buffer): PictureType | undefined {
	if (startsWith(bytes, PNG)) return "image/png";
	if (startsWith(bytes, JPEG)) return "image/jpeg";
	if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") {
		return "image/webp";
	}
	return brands(bytes).some((brand) => brand === "avif" || brand === "avis")
		? "image/avif"
		: undefined;
}

/** Whether a PNG moves (APNG): sharp, as PNG itself, would see only the first frame. */
export function isAnimatedPng(bytes: Buffer): boolean {
	if (!startsWith(bytes, PNG)) return false;
	// A chunk is its length, its type, its data and a checksum; `acTL` stands before the first `IDAT`.
	let at = PNG.length;
	while (at + 8 <= bytes.length) {
		const type = text(bytes, at + 4, at + 8);
		if (type === "acTL") return true;
		if (type === "IDAT") return false;
		at += 12 + bytes.readUInt32BE(at);
	}
	return false;
}

/** Whether an AVIF holds a sequence of pictures, alone or beside a still one. */
export const isAvifSequence = (bytes: Buffer): boolean =>
	brands(bytes).includes("avis");

/** The brands in the `ftyp` box with which a file of the ISO base media format begins. */
function brands(bytes: Buffer): string[] {
	if (bytes.length < 16 || text(bytes, 4, 8) !== "ftyp") return [];
	const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
	const found = [text(bytes, 8, 12)];
	for (let at = 16; at + 4 <= end; at += 4) found.push(text(bytes, at, at + 4));
	return found;
}

const startsWith = (bytes: Buffer, start: Buffer): boolean =>
	bytes.subarray(0, start.length).equals(start);

const text = (bytes: Buffer, start: number, end: number): string =>
	bytes.toString("latin1", start, end);
