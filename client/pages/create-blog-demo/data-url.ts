import { readAsDataUrl } from "../../parts/data-url.ts";

/**
 * A picture of this site as a data URL.
 * @throws where it cannot be fetched or is none; that is logged first (specification §8).
 */
export async function toDataUrl(path: string): Promise<string> {
	try {
		const response = await fetch(path);
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		const picture = await response.blob();
		if (!picture.type.startsWith("image/")) {
			throw new Error(`${path} is no picture but ${picture.type}`);
		}
		return await readAsDataUrl(picture);
	} catch (error) {
		console.error("Error converting image:", error);
		throw error;
	}
}
