/** Bytes that are no picture that a post may have; the message goes on from a field's name. */
export class PictureFault extends Error {
	/** A stable name of what is wrong. */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

export const truncated = () =>
	new PictureFault("truncated", "is a picture that breaks off");

export const trailing = () =>
	new PictureFault("trailing_data", "has data after the picture's end");

export const animated = () =>
	new PictureFault("animated", "is animated: it takes a still picture");

/** In pixels. */
export interface Size {
	width: number;
	height: number;
}

export interface PictureRules {
	/** Whether data may follow a JPEG's end, as many phones append a second picture: for who encodes it anew. */
	jpegTail?: boolean;
}

/** A view that throws the fault `truncated` where bytes are missing. */
export function viewOf(bytes: Uint8Array) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const read =
		<T>(get: (offset: number) => T, length: number) =>
		(offset: number): T => {
			if (offset + length > bytes.byteLength) throw truncated();
			return get(offset);
		};
	const latin = (offset: number, length: number) =>
		String.fromCharCode(...bytes.subarray(offset, offset + length));
	return {
		length: bytes.byteLength,
		u8: read((offset) => view.getUint8(offset), 1),
		u16: read((offset) => view.getUint16(offset), 2),
		u32: read((offset) => view.getUint32(offset), 4),
		u16le: read((offset) => view.getUint16(offset, true), 2),
		u32le: read((offset) => view.getUint32(offset, true), 4),
		/** Where the next such byte is. */
		indexOf(byte: number, from: number): number {
			const offset = bytes.indexOf(byte, from);
			if (offset < 0) throw truncated();
			return offset;
		},
		/** Four characters, as formats name their parts. */
		name: read((offset) => latin(offset, 4), 4),
	};
}

export type View = ReturnType<typeof viewOf>;
