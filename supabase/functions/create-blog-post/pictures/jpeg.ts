import {
	type PictureRules,
	type Size,
	trailing,
	truncated,
	type View,
} from "./fault.ts";

export const isJpeg = (view: View): boolean =>
	view.length >= 3 && view.u16(0) === 0xffd8 && view.u8(2) === 0xff;

/** Start of frame 0 to 15; the three others in that range are tables (ITU-T T.81, table B.1). */
const isFrame = (marker: number) =>
	marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** In image data: a stuffed byte, or one of the restart markers. */
const isData = (marker: number) =>
	marker === 0x00 || (marker >= 0xd0 && marker <= 0xd7);

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * The size of a JPEG (ITU-T T.81): segments of marker, length and data; after a start of scan,
 * image data up to the next marker. Not turned as its Exif orientation says.
 * @throws PictureFault
 */
export function readJpeg(view: View, { jpegTail }: PictureRules = {}): Size {
	let size: Size | undefined;
	let offset = 2;
	for (;;) {
		if (view.u8(offset) !== 0xff) throw truncated();
		const marker = view.u8(offset + 1);
		if (marker === 0xff) {
			offset += 1;
			continue;
		}
		if (marker === END_OF_IMAGE) break;
		if (isFrame(marker)) {
			size = { height: view.u16(offset + 5), width: view.u16(offset + 7) };
		}
		offset += 2 + view.u16(offset + 2);
		if (marker === START_OF_SCAN) offset = endOfScan(view, offset);
	}
	if (!size) throw truncated();
	if (!jpegTail && offset + 2 < view.length) throw trailing();
	return size;
}

function endOfScan(view: View, start: number): number {
	let offset = view.indexOf(0xff, start);
	while (isData(view.u8(offset + 1))) offset = view.indexOf(0xff, offset + 2);
	return offset;
}
