import {
	animated,
	type Size,
	trailing,
	truncated,
	type View,
} from "./fault.ts";

/** What a picture's file consists of; the last two are room to spare. */
const OF_A_FILE = ["ftyp", "meta", "mdat", "free", "skip"];

interface Box {
	name: string;
	/** Where its data begins and ends. */
	start: number;
	end: number;
}

export const isAvif = (view: View): boolean =>
	view.length >= 12 &&
	view.name(4) === "ftyp" &&
	brands(view).some((brand) => brand === "avif" || brand === "avis");

/** The major brand and the compatible ones (ISO/IEC 14496-12, 4.3). */
function brands(view: View): string[] {
	const end = Math.min(view.u32(0), view.length);
	const names = [view.name(8)];
	for (let at = 16; at + 4 <= end; at += 4) names.push(view.name(at));
	return names;
}

/**
 * The size of an AVIF (AV1 Image File Format 1.1): boxes, of which `meta` holds the properties of
 * the items. The picture itself is the largest item; thumbnails and tiles of a grid are smaller.
 * @throws PictureFault
 */
export function readAvif(view: View): Size {
	const boxes = [...boxesIn(view, 0, view.length)];
	const has = (name: string) => boxes.some((box) => box.name === name);
	// A sequence of images has the tracks of a film.
	if (has("moov")) throw animated();
	if (!boxes.every(({ name }) => OF_A_FILE.includes(name))) throw trailing();
	const properties = boxes
		.filter(({ name }) => name === "meta")
		// Four bytes of version and flags come first.
		.flatMap(({ start, end }) => [...boxesIn(view, start + 4, end)])
		.filter(({ name }) => name === "iprp")
		.flatMap(({ start, end }) => [...boxesIn(view, start, end)])
		.filter(({ name }) => name === "ipco")
		.flatMap(({ start, end }) => [...boxesIn(view, start, end)]);
	const sizes = properties
		.filter(({ name }) => name === "ispe")
		.map(({ start }) => ({
			width: view.u32(start + 4),
			height: view.u32(start + 8),
		}))
		.toSorted((a, b) => b.width * b.height - a.width * a.height);
	const [size] = sizes;
	if (!size || !has("mdat")) throw truncated();
	const turned = properties.some(
		({ name, start }) => name === "irot" && view.u8(start) % 2 === 1,
	);
	return turned ? { width: size.height, height: size.width } : size;
}

/** The boxes of a stretch, which they fill to its last byte. */
function* boxesIn(view: View, start: number, end: number): Generator<Box> {
	let offset = start;
	while (offset < end) {
		const announced = view.u32(offset);
		const name = view.name(offset + 4);
		// 1: the length follows in 64 bits, of which a picture needs the lower half; 0: up to the end, for data alone.
		const wide = announced === 1;
		if (wide && view.u32(offset + 8) !== 0) throw truncated();
		const rest = name === "mdat" ? end - offset : 0;
		const length = wide ? view.u32(offset + 12) : announced || rest;
		const head = wide ? 16 : 8;
		if (length < head || offset + length > end) throw truncated();
		yield { name, start: offset + head, end: offset + length };
		offset += length;
	}
}
