import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import type { PictureChange } from "../../../shared/desk/posts.ts";
import { ALL_PICTURES_BYTES, MOST_PICTURES } from "../../../shared/post.ts";
import type { PictureFile } from "../../../supabase/functions/create-blog-post/picture.ts";
import { type Answer, answerOf, dataOf } from "../reading/query.ts";
import { isRefused, UNIQUE_VIOLATION } from "./post-answers.ts";
import { fileSchema, originalSchema, outcomeSchema } from "./stored-post.ts";

const columnsOf = ({ entries }: { entries: object }) => Object.keys(entries).join();

/** The pictures of posts for the desk; it is part of `createPostStore`. */
export function createPictureStore(supabase: SupabaseClient) {
	const pictures = () => supabase.from("blog_images");
	const call = (name: string, parameters: object) => supabase.rpc(name, parameters);
	return {
		/** Adds a picture; a cover replaces the one before. One that the post has by its id is done. */
		async addPicture(
			post: string,
			{ id = randomUUID(), position, alt }: PictureChange & { id?: string | undefined },
			picture: PictureFile,
			person: string,
		): Promise<"done" | "too_many" | "too_large" | "refused" | "id_taken" | undefined> {
			const { base64, mime, width, height } = picture;
			const answer = await call("desk_add_picture", {
				person,
				post_id: post,
				picture: JSON.stringify({ id, position, alt, mime, width, height }),
				file: base64,
				most_pictures: MOST_PICTURES,
				most_bytes: ALL_PICTURES_BYTES,
			});
			if (isRefused(answer)) return "refused";
			if (answer.error?.code === UNIQUE_VIOLATION) return "id_taken";
			return v.parse(outcomeSchema, dataOf(answer)) ?? undefined;
		},

		/** Describes a picture, or moves one in the text. */
		async changePicture(post: string, id: string, change: PictureChange, person: string) {
			return doneIf(
				await call("desk_change_picture", {
					person,
					post_id: post,
					picture_id: id,
					new_position: change.position,
					new_alt: change.alt,
				}),
			);
		},

		async removePicture(post: string, id: string, person: string) {
			return doneIf(await call("desk_remove_picture", { person, post_id: post, picture_id: id }));
		},

		/** The key of a picture's variants. */
		async findPicture(post: string, id: string) {
			const row = await answerOf(
				pictures().select(columnsOf(originalSchema)).eq("id", id).eq("post_id", post).maybeSingle(),
			);
			return row === null ? undefined : v.parse(originalSchema, row);
		},

		/** A picture as it was sent, with the camera's metadata. */
		async readPicture(id: string): Promise<Buffer> {
			const row = await answerOf(pictures().select(columnsOf(fileSchema)).eq("id", id).single());
			return Buffer.from(v.parse(fileSchema, row).bytes, "hex");
		},
	};
}

/** The result of a change; undefined without such a row. */
function doneIf(answer: Answer): "done" | "refused" | undefined {
	if (isRefused(answer)) return "refused";
	return dataOf(answer) ? "done" : undefined;
}
