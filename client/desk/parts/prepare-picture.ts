import { PICTURE_TYPES } from "../../../shared/picture.ts";
import { readAsDataUrl } from "../../parts/data-url.ts";
import { DeskProblem } from "../api/request.ts";

/** Pixels; larger than any page shows a picture. */
const LARGEST = { width: 2560, height: 8192 };

/** Bytes up to which a picture is sent as it is. */
const SMALL = 400 * 1024;

/** Bytes that the server takes. */
const MOST = 5 * 1024 * 1024;

/** Quality of a lossy format: no difference is visible. */
const QUALITY = 0.85;

/** Whether a file is a photograph as iPhones take them: most browsers do not know the type, nor read it. */
export const isHeic = ({ name, type }: File): boolean =>
	/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A file as a data URL: a phone's photograph is reduced first, and loses the place where it was taken.
 * @throws DeskProblem `picture_refused` or `picture_heic` for a file that the browser cannot read as a picture.
 */
export async function preparePicture(file: File): Promise<string> {
	const picture = await createImageBitmap(file).catch(() => {
		throw new DeskProblem(422, {
			body: { code: isHeic(file) ? "picture_heic" : "picture_refused" },
		});
	});
	try {
		const scale = Math.min(1, LARGEST.width / picture.width, LARGEST.height / picture.height);
		const isFine =
			scale === 1 && file.size <= SMALL && PICTURE_TYPES.some((type) => type === file.type);
		return await readAsDataUrl(isFine ? file : await encode(picture, scale));
	} finally {
		// A photograph takes tens of megabytes, which the browser would keep for a while.
		picture.close();
	}
}

async function encode(picture: ImageBitmap, scale: number): Promise<Blob> {
	const canvas = new OffscreenCanvas(
		Math.max(1, Math.round(picture.width * scale)),
		Math.max(1, Math.round(picture.height * scale)),
	);
	canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
	const webp = await canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
	// Safari writes no WebP, but PNG instead.
	if (webp.size <= MOST) return webp;
	return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
