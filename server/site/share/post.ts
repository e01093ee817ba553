import { pathFor } from "../../../client/i18n/paths.ts";
import type { BlogPost } from "../../../client/pages/blog/post.ts";
import {
	type StoredPicture,
	sharePath,
} from "../../../client/parts/picture.ts";
import type { ShareImage, Site } from "../../../client/seo/head.ts";
import { SHARE_IMAGE_SIZE, shareImage } from "./address.ts";

/** Pixels below which networks show a picture as a thumbnail at best. */
const WIDE_ENOUGH = 600;

/** Formats that networks do not show; a stored picture in one of them is served to them in another. */
const NOT_SHOWN = /\.(svg|avif)$/i;

/** The picture that stands for a post: its cover if networks can show that, else one with its title. */
export function postShareImage(
	site: Site,
	post: BlogPost,
	cover?: StoredPicture,
): ShareImage {
	const generated = shareImage(
		site,
		pathFor("blog-post", post.language, post.slug),
		post.title,
	);
	const alt = post.cover_image_alt || post.title;
	if (cover) {
		if (cover.width < WIDE_ENOUGH) return generated;
		return { address: sharePath(cover), alt, size: sharedSize(cover) };
	}
	const address = post.cover_image_url;
	if (!address) return generated;
	// An ordinary address tells nothing of its picture's size.
	const { pathname } = new URL(address, site.url);
	return NOT_SHOWN.test(pathname) ? generated : { address, alt };
}

/** Pixels of a stored picture as it is shared: no wider than is asked for, and never enlarged. */
function sharedSize({ width, height }: StoredPicture) {
	const shared = Math.min(width, SHARE_IMAGE_SIZE.width);
	return { width: shared, height: Math.round((height * shared) / width) };
}
