import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import {
	type BinAnswer,
	binSchema,
	type PostVersion,
	postVersionSchema,
} from "../../../shared/desk/post-history.ts";
import type { PostFields } from "../../../shared/desk/posts.ts";
import { ALL_PICTURES_BYTES, MOST_PICTURES } from "../../../shared/post.ts";
import { answerOf } from "../reading/query.ts";
import { fileSchema, originalSchema, outcomeSchema, writtenSchema } from "./stored-post.ts";

const binnedPictureSchema = v.object({ ...originalSchema.entries, ...fileSchema.entries });

/**
 * The earlier texts of posts, and the bin (migrations/20261125150010_post_history.sql). Every method
 * throws BlogQueryError when the database answers with an error, and answers undefined where there is nothing.
 * @param supabase with the rights of the service role.
 */
export function createPostHistory(supabase: SupabaseClient) {
	const call = (name: string, parameters: object) => answerOf(supabase.rpc(name, parameters));
	return {
		/** The newest first. */
		list: async (post: string): Promise<PostVersion[]> =>
			v.parse(v.array(postVersionSchema), await call("desk_post_versions", { post_id: post })),

		async find(post: string, version: number): Promise<PostFields | undefined> {
			const fields = await call("desk_post_version", { post_id: post, version_id: version });
			return fields === null ? undefined : v.parse(writtenSchema, fields);
		},

		bin: async (): Promise<BinAnswer> => v.parse(binSchema, await call("desk_read_bin", {})),

		/** A deleted picture, as it was sent. */
		async binnedPicture(id: string) {
			const picture = await call("desk_binned_picture", { picture_id: id });
			return picture === null ? undefined : v.parse(binnedPictureSchema, picture);
		},

		/** Takes a post out of the bin, as a draft. */
		restorePost: async (id: string, person: string): Promise<boolean> =>
			(await call("desk_restore_post", { person, post_id: id })) === true,

		/** Takes a picture out of the bin: it stands where its text still names it. */
		restorePicture: async (id: string, person: string) =>
			v.parse(
				outcomeSchema,
				await call("desk_restore_picture", {
					person,
					picture_id: id,
					most_pictures: MOST_PICTURES,
					most_bytes: ALL_PICTURES_BYTES,
				}),
			) ?? undefined,
	};
}
