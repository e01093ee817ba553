import {
	COVER,
	type Picture,
} from "../../../supabase/functions/create-blog-post/pictures/read.ts";
import type { FieldProblem } from "../../problem.ts";
import { cleanPicture, PictureError } from "../media/clean-picture.ts";

/**
 * The pictures of a payload, decoded and encoded anew one after the other, so that nothing hostile
 * and nothing personal reaches the database.
 * @returns what is wrong, by field, where one cannot be.
 */
export async function cleanPictures(
	pictures: readonly Picture[],
): Promise<{ pictures: Picture[] } | { problems: FieldProblem[] }> {
	const cleaned: Picture[] = [];
	const problems: FieldProblem[] = [];
	let images = 0;
	for (const picture of pictures) {
		const { position, alt } = picture;
		const field =
			position === COVER ? "cover_image" : `images.${images++}.image_url`;
		try {
			const { bytes, ...clean } = await cleanPicture(
				Buffer.from(picture.base64, "base64"),
				picture.mime,
			);
			const base64 = bytes.toString("base64");
			cleaned.push({ position, alt, ...clean, base64 });
		} catch (error) {
			if (!(error instanceof PictureError)) throw error;
			const message = `${field}: ${error.message}`;
			problems.push({ field, code: "picture", message });
		}
	}
	return problems.length > 0 ? { problems } : { pictures: cleaned };
}
