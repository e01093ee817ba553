import { pathFor } from "../../../shared/paths.ts";
import { type StoredPicture, sharePath } from "../../../shared/picture.ts";
import { SHARE_IMAGE_SIZE, type ShareImage } from "../../seo/head.ts";
import type { PageServer, PostWithCover } from "../page-server.ts";

/** Pixels below which networks show a picture as a thumbnail at best. */
const WIDE_ENOUGH = 600;

/** Formats that networks do not show. */
const NOT_SHOWN = /\.(svg|avif)$/i;

/** The picture that stands for a post: its cover if networks can show it, else one with the post's title. */
export function postShareImage(
	{ site, shareImage }: Pick<PageServer, "site" | "shareImage">,
	{ post, cover }: PostWithCover,
): ShareImage {
	const path = pathFor("blog-post", post.language, post.slug);
	const generated = shareImage(path, post.title);
	const alt = post.cover_image_alt || post.title;
	if (cover) {
		if (cover.width < WIDE_ENOUGH) return generated;
		return { url: sharePath(cover), alt, size: sharedSize(cover) };
	}
	const url = post.cover_image_url;
	if (!url) return generated;
	// The size of a picture elsewhere is not known.
	const { pathname } = new URL(url, site.url);
	return NOT_SHOWN.test(pathname) ? generated : { url, alt };
}

/** Pixels of a stored picture as it is shared: no wider than is asked for, and never enlarged. */
function sharedSize({ width, height }: StoredPicture) {
	const shared = Math.min(width, SHARE_IMAGE_SIZE.width);
	return { width: shared, height: Math.round((height * shared) / width) };
}
