import * as v from "valibot";
import { LANGUAGES } from "../languages.ts";

/** A text that was saved: `published` for visitors; `aside`: somebody else had saved meanwhile, so it never was the post's. */
export const postVersionSchema = v.object({
	id: v.number(),
	kind: v.picklist(["saved", "published", "aside"]),
	/** A name; null: another program. */
	by: v.nullable(v.string()),
	/** ISO 8601 */
	saved_at: v.string(),
	/** The time of a scheduled publication, in ISO 8601; else null. */
	scheduled_for: v.nullable(v.string()),
});

export type PostVersion = v.InferOutput<typeof postVersionSchema>;

/** `GET /api/desk/posts/:id/versions` → 200. `…/versions/:version` → 200 `{post: PostFields}` */
export interface VersionsAnswer {
	/** The newest first. */
	versions: PostVersion[];
}

const binned = {
	id: v.string(),
	/** The post's title. */
	title: v.string(),
	/** Who deleted it. */
	by: v.string(),
	/** ISO 8601 */
	binned_at: v.string(),
};

/** Posts and pictures deleted in the last 30 days (private.purge_post_bin). `GET /api/desk/bin` → 200. `POST …/bin/posts/:id`, `POST …/bin/pictures/:picture`: restores. */
export const binSchema = v.object({
	posts: v.array(v.object({ ...binned, language: v.picklist(LANGUAGES) })),
	/** Deleted pictures of posts that are not in the bin themselves. */
	pictures: v.array(v.object({ ...binned, post: v.string(), alt: v.string() })),
});

export type BinAnswer = v.InferOutput<typeof binSchema>;

/** The path of a deleted picture's file. */
export const binnedPicturePath = (picture: string): string => `/api/desk/bin/pictures/${picture}`;

/** The days, begun ones too, until something in the bin is deleted for good. @param now in ms. */
export const daysLeft = (binnedAt: string, now: number): number =>
	Math.max(0, Math.ceil(DAYS - (now - Date.parse(binnedAt)) / 86_400_000));

/** As private.purge_post_bin has it. */
const DAYS = 30;
