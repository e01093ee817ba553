import { createHash } from "node:crypto";
import {
	SHARE_IMAGE_SIZE,
	type ShareImage,
	type Site,
} from "../../../client/seo/head.ts";

/** Part of every address: a change of the drawing gives all pictures new ones. */
const DESIGN = 1;

/** What the addresses of generated pictures begin with. */
export const SHARE_PREFIX = "/share/";

/** The picture generated for the page at a path; its address changes with what is drawn on it. */
export function shareImage(
	site: Site,
	path: string,
	title: string,
): ShareImage & { size: typeof SHARE_IMAGE_SIZE } {
	const drawn = JSON.stringify([DESIGN, site.name, title]);
	const hash = createHash("sha256").update(drawn).digest("hex").slice(0, 12);
	return {
		address: `${SHARE_PREFIX}${hash}${path}.png`,
		alt: title,
		size: SHARE_IMAGE_SIZE,
	};
}

/** The path of the page that the address of a generated picture is for, or undefined where it is no such address. */
export const sharedPath = (address: string): string | undefined =>
	/^\/share\/[\da-f]{12}(\/.+)\.png$/.exec(address)?.[1];
