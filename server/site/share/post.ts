import type { BlogPost } from "../../../client/content/blog-post.ts";
import { pathFor } from "../../../client/i18n/paths.ts";
import type { ShareImage, Site } from "../../../client/seo/head.ts";
import { SHARE_IMAGE_SIZE, shareImage } from "./address.ts";

/** What is known of a cover that is kept in the database. */
export interface CoverPicture {
	/** Pixels. */
	width: number;
	height: number;
	mime: string;
}

/** Pixels below which networks show a picture as a thumbnail at best. */
const WIDE_ENOUGH = 600;

/** Formats that networks do not show, by the ending of an address and by type. */
const NOT_SHOWN = /\.(svg|avif)$/i;
const NOT_SHOWN_TYPE = "image/avif";

/** The picture that stands for a post: its cover if networks can show that, else one with its title. */
export function postShareImage(
	site: Site,
	post: BlogPost,
	cover?: CoverPicture,
): ShareImage {
	const generated = shareImage(
		site,
		pathFor("blog-post", post.language, post.slug),
		post.title,
	);
	const address = post.cover_image_url;
	if (!address) return generated;
	const alt = post.cover_image_alt || post.title;
	if (!cover) {
		const { pathname } = new URL(address, site.url);
		// An ordinary address tells nothing of its picture's size.
		return NOT_SHOWN.test(pathname) ? generated : { address, alt };
	}
	const { width, height, mime } = cover;
	if (mime === NOT_SHOWN_TYPE || width < WIDE_ENOUGH) return generated;
	if (width <= SHARE_IMAGE_SIZE.width) {
		return { address, alt, size: { width, height } };
	}
	const scaled = Math.round((height * SHARE_IMAGE_SIZE.width) / width);
	return {
		address: `${address}?w=${SHARE_IMAGE_SIZE.width}`,
		alt,
		size: { width: SHARE_IMAGE_SIZE.width, height: scaled },
	};
}
