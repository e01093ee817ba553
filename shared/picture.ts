/** The attributes of a picture's `<img>`. */
export interface Picture {
	src: string;
	/** Absent if the picture exists in one size only. */
	srcSet?: string;
	/** Pixels; the page reserves space in their ratio. */
	width: number;
	height: number;
}

/** A picture that was published with a post. */
export interface StoredPicture {
	id: string;
	width: number;
	height: number;
}

/**
 * Widths, in pixels, in which `/media/<id>?w=` serves a picture besides its own: from a card's on a
 * small phone to twice that of a post's cover.
 */
export const PICTURE_WIDTHS = [320, 480, 640, 800, 1200, 1600, 2000] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** For browsers without `srcset`. */
const DEFAULT_WIDTH = 800;

/** Wide enough for the large share image of every social network. */
const SHARE_WIDTH = 1200;

/** The path of a post's picture; without a width, of the picture in its own size. */
export const mediaPath = (id: string, width?: PictureWidth): string =>
	width === undefined ? `/media/${id}` : `/media/${id}?w=${width}`;

/** The path of a picture for social networks and search engines, in a format that all of them accept. */
export const sharePath = ({ id }: StoredPicture): string => mediaPath(id, SHARE_WIDTH);

/**
 * A post's picture with a candidate for each width up to its own.
 * @param origin of the URLs; without it they are paths.
 */
export function responsivePicture({ id, width, height }: StoredPicture, origin = ""): Picture {
	const url = (candidate?: PictureWidth) => origin + mediaPath(id, candidate);
	const narrower = PICTURE_WIDTHS.filter((candidate) => candidate < width);
	const widest = PICTURE_WIDTHS.at(-1) ?? 0;
	const candidates = narrower.map((candidate) => `${url(candidate)} ${candidate}w`);
	if (width <= widest) candidates.push(`${url()} ${width}w`);
	return {
		src: url(width > DEFAULT_WIDTH ? DEFAULT_WIDTH : undefined),
		srcSet: candidates.join(", "),
		width,
		height,
	};
}

/** The types of a post's pictures. */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];
