import { hash } from "node:crypto";
import { SHARE_IMAGE_SIZE, type ShareImage, type Site } from "../../../client/seo/head.ts";

/** Part of every path: with a new drawing all pictures get new paths. */
const DESIGN = 1;

/** The start of the path of every generated picture. */
export const SHARE_PREFIX = "/share/";

/** The picture generated for the page at a path. Its own path changes with its drawing and words. */
export function shareImage(
	site: Site,
	path: string,
	title: string,
): ShareImage & { size: typeof SHARE_IMAGE_SIZE } {
	const drawn = JSON.stringify([DESIGN, site.name, title]);
	const version = hash("sha256", drawn).slice(0, 12);
	return {
		url: `${SHARE_PREFIX}${version}${path}.png`,
		alt: title,
		size: SHARE_IMAGE_SIZE,
	};
}

/** The path of the page that a generated picture stands for; undefined for other paths. */
export const sharedPath = (picturePath: string): string | undefined =>
	/^\/share\/[\da-f]{12}(\/.+)\.png$/.exec(picturePath)?.[1];
