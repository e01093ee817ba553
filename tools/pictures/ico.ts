const HEADER = 6;
const ENTRY = 16;

export interface IcoImage {
	/** Width and height in pixels, at most 256. */
	size: number;
	png: Uint8Array;
}

/** An .ico file that holds PNG images: a header, an entry for each image, then the images themselves. */
export function packIco(images: readonly IcoImage[]): Buffer {
	const head = Buffer.alloc(HEADER + ENTRY * images.length);
	head.writeUInt16LE(1, 2); // The file holds icons, not cursors.
	head.writeUInt16LE(images.length, 4);
	let offset = head.length;
	for (const [index, { size, png }] of images.entries()) {
		const entry = HEADER + ENTRY * index;
		head.writeUInt8(size % 256, entry); // 256 is written as 0.
		head.writeUInt8(size % 256, entry + 1);
		head.writeUInt16LE(1, entry + 4); // Colour planes
		head.writeUInt16LE(32, entry + 6); // Bits per pixel
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
