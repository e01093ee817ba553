import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import type { HeadTag } from "../../../client/seo/head.ts";
import { createCache } from "../../cache.ts";
import { Problem } from "../../problem.ts";
import { createCaching } from "../../shared-cache.ts";
import { createDataSource } from "../data-source.ts";
import { requestedPage } from "../requested-page.ts";
import type { ShareText } from "./draw.ts";
import { SHARE_PREFIX, sharedPath } from "./picture-path.ts";

/** Bytes of all pictures: about three hundred. */
const MAX_BYTES = 16 * 1024 * 1024;

/** For a path with the current hash of the drawing and its text. */
const FOR_EVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** For a path from before the title changed: today's picture is right, but not for ever. */
const FOR_A_WHILE = "public, max-age=300";

/**
 * Draws share images at the first request. The page's own head decides whether it has a generated picture,
 * and its text, so that no client can choose another text.
 */
export const sharePictures = fp(
	async (app) => {
		const pictures = createCache<Buffer>({
			maxBytes: MAX_BYTES,
			sizeOf: ({ length }) => length,
		});
		// One at a time: each takes the processor for a while.
		const drawings = new PQueue({ concurrency: 1 });
		const { siteName, siteUrl } = app.config;
		const { host } = new URL(siteUrl);
		const caching = createCaching(app.config);
		const announcedFor = announcements(app);

		app.get(`${SHARE_PREFIX}*`, async (request, reply) => {
			const [requested = ""] = request.url.split("?");
			const path = sharedPath(requested);
			const announced = path && (await announcedFor(path));
			if (!announced) throw new Problem(404, "No such picture");
			const { path: current, title } = announced;
			const picture = await pictures.get(current, () =>
				drawings.add(() => draw({ title, siteName, host })),
			);
			return (
				reply
					.headers(caching(requested === current ? FOR_EVER : FOR_A_WHILE, ["pictures"]))
					// Other sites show it.
					.header("cross-origin-resource-policy", "cross-origin")
					.type("image/png")
					.send(picture)
			);
		});
	},
	{ name: "share-pictures", dependencies: ["blog"] },
);

/** Loaded with the first picture: the drawing code takes 28 MB and a sixth of a second. */
async function draw(text: ShareText): Promise<Buffer> {
	const { drawShareImage } = await import("./draw.ts");
	return drawShareImage(text);
}

interface Announced {
	/** The path of the generated picture. */
	path: string;
	title: string;
}

/** Finds the generated picture of the page at a path; undefined for a missing page or one with another picture. */
function announcements(app: FastifyInstance) {
	const source = createDataSource(app);
	const { siteUrl } = app.config;
	return async (path: string): Promise<Announced | undefined> => {
		const { url } = requestedPage(siteUrl, path);
		const answer = await source.page(url);
		if ("redirect" in answer) return undefined;
		if (answer.status === 503) {
			throw new Problem(503, "The page cannot be read at the moment", {
				retryAfter: 10,
			});
		}
		const head = answer.data.head ?? [];
		const picture = contentOf(head, "og:image").slice(siteUrl.length);
		const title = contentOf(head, "og:title");
		return sharedPath(picture) === path ? { path: picture, title } : undefined;
	};
}

const contentOf = (head: readonly HeadTag[], property: string): string => {
	for (const tag of head) {
		if (tag.tag === "meta" && tag.attributes.property === property) {
			return tag.attributes.content ?? "";
		}
	}
	return "";
};
