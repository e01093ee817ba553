import type { Language } from "../languages.ts";

/** A text that was saved: `published` for visitors; `aside`: somebody else had saved meanwhile, so it never was the post's. */
export interface PostVersion {
	id: number;
	kind: "saved" | "published" | "aside";
	/** A name; null: another program. */
	by: string | null;
	/** ISO 8601 */
	saved_at: string;
	/** The time of a scheduled publication, in ISO 8601; else null. */
	scheduled_for: string | null;
}

/** `GET /api/desk/posts/:id/versions` → 200. `…/versions/:version` → 200 `{post: PostFields}` */
export interface VersionsAnswer {
	/** The newest first. */
	versions: PostVersion[];
}

interface Binned {
	id: string;
	/** The post's title. */
	title: string;
	/** Who deleted it. */
	by: string;
	/** ISO 8601 */
	binned_at: string;
}

/** Posts and pictures deleted in the last 30 days (private.purge_post_bin). `GET /api/desk/bin` → 200. `POST …/bin/posts/:id`, `POST …/bin/pictures/:picture`: restores. */
export interface BinAnswer {
	posts: (Binned & { language: Language })[];
	/** Deleted pictures of posts that are not in the bin themselves. */
	pictures: (Binned & { post: string; alt: string })[];
}

/** The path of a deleted picture's file. */
export const binnedPicturePath = (picture: string): string => `/api/desk/bin/pictures/${picture}`;
