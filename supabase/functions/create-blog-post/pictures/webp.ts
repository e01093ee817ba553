import {
	animated,
	type Size,
	trailing,
	truncated,
	type View,
} from "./fault.ts";

export const isWebp = (view: View): boolean =>
	view.length >= 12 && view.name(0) === "RIFF" && view.name(8) === "WEBP";

const ANIMATION = 0b10;

/**
 * The size of a WebP (RFC 9649): a RIFF container with one chunk `VP8 ` or `VP8L`, or `VP8X` with
 * the canvas's size before it.
 * @throws PictureFault
 */
export function readWebp(view: View): Size {
	const end = view.u32le(4) + 8;
	if (end > view.length) throw truncated();
	if (end < view.length) throw trailing();
	let size: Size | undefined;
	let hasImage = false;
	let offset = 12;
	while (offset < end) {
		const name = view.name(offset);
		const data = offset + 8;
		if (name === "ANIM" || name === "ANMF") throw animated();
		if (name === "VP8X") {
			if (view.u8(data) & ANIMATION) throw animated();
			size = {
				width: u24(view, data + 4) + 1,
				height: u24(view, data + 7) + 1,
			};
		} else if (name === "VP8 ") {
			size ??= lossySize(view, data);
			hasImage = true;
		} else if (name === "VP8L") {
			size ??= losslessSize(view, data);
			hasImage = true;
		}
		const length = view.u32le(offset + 4);
		offset = data + length + (length % 2);
	}
	if (!size || !hasImage || offset > end) throw truncated();
	return size;
}

const u24 = (view: View, offset: number) =>
	view.u16le(offset) | (view.u8(offset + 2) << 16);

/** After the frame tag of three bytes and a start code; the upper two bits are a scale (RFC 6386, 9.1). */
const lossySize = (view: View, data: number): Size => ({
	width: view.u16le(data + 6) & 0x3fff,
	height: view.u16le(data + 8) & 0x3fff,
});

/** After a signature of one byte: 14 bits each, less one. */
function losslessSize(view: View, data: number): Size {
	const bits = view.u32le(data + 1);
	return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
