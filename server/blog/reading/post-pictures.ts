import type { BlogPost } from "../../../shared/blog-post.ts";
import { mediaPath, responsivePicture } from "../../../shared/picture.ts";
import { COVER } from "../../../shared/post.ts";
import type { PlacedPicture } from "../markdown/referenced-pictures.ts";
import type { PostImage } from "./images.ts";

/** The width of a picture in the text (client/pages/blog-post/prose.module.css). */
const SIZES = "(width >= 64rem) 40.5rem, (width >= 37rem) 32.5rem, 90vw";

/** Whether the database may have the post's cover: it is none that another server keeps. */
export const hasStoredCover = ({ cover_image_url }: Pick<BlogPost, "cover_image_url">): boolean =>
	cover_image_url?.startsWith(mediaPath("")) ?? false;

/** The picture that a post names as its cover, if it was published with the post. */
export const coverOf = (
	post: Pick<BlogPost, "id" | "cover_image_url">,
	images: readonly PostImage[],
): PostImage | undefined =>
	images.find((image) => image.post_id === post.id && mediaPath(image.id) === post.cover_image_url);

/**
 * The pictures that belong into the text.
 * @param origin of their URLs; without it they are paths.
 */
export const picturesInText = (images: readonly PostImage[], origin?: string): PlacedPicture[] =>
	images
		.filter(({ position }) => position !== COVER)
		.map((image) => ({
			...responsivePicture(image, origin),
			id: image.id,
			position: image.position,
			alt: image.alt,
			sizes: SIZES,
		}));
