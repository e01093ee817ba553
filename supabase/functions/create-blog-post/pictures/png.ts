import {
	animated,
	type Size,
	trailing,
	truncated,
	type View,
} from "./fault.ts";

export const isPng = (view: View): boolean =>
	view.length >= 8 && view.u32(0) === 0x89504e47 && view.u32(4) === 0x0d0a1a0a;

/**
 * The size of a PNG (W3C PNG, third edition): a signature, then chunks of length, name, data and
 * checksum, from IHDR to IEND.
 * @throws PictureFault
 */
export function readPng(view: View): Size {
	if (view.name(12) !== "IHDR") throw truncated();
	const size = { width: view.u32(16), height: view.u32(20) };
	let offset = 8;
	for (;;) {
		const length = view.u32(offset);
		const name = view.name(offset + 4);
		// The chunk of animation control; it comes before the image data.
		if (name === "acTL") throw animated();
		offset += 12 + length;
		if (offset > view.length) throw truncated();
		if (name === "IEND") break;
	}
	if (offset < view.length) throw trailing();
	return size;
}
