import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import PQueue from "p-queue";
import type { HeadTag } from "../../../client/seo/head.ts";
import { createCache } from "../../cache.ts";
import { Problem } from "../../problem.ts";
import { createDataSource } from "../data-source.ts";
import { addressOf } from "../page-address.ts";
import { SHARE_PREFIX, sharedPath } from "./address.ts";
import type { ShareText } from "./draw.ts";

/** Bytes of all pictures: about three hundred. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The address carries a hash of what is drawn. */
const FOR_EVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** For an address that the page had before its title changed: what it gives is right, but not for ever. */
const FOR_A_WHILE = "public, max-age=300";

/**
 * The share images that are generated, drawn when they are asked for. The page itself tells whether it
 * has such a picture and what is written on it, so that nobody can have any other text drawn.
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
		const announcedFor = announcements(app);

		app.get(`${SHARE_PREFIX}*`, async (request, reply) => {
			const [asked = ""] = request.url.split("?");
			const path = sharedPath(asked);
			const announced = path && (await announcedFor(path));
			if (!announced) throw new Problem(404, "No such picture");
			const { address, title } = announced;
			const picture = await pictures.get(address, () =>
				drawings.add(() => draw({ title, siteName, host })),
			);
			return (
				reply
					.header("cache-control", asked === address ? FOR_EVER : FOR_A_WHILE)
					// It is made to be shown elsewhere.
					.header("cross-origin-resource-policy", "cross-origin")
					.type("image/png")
					.send(picture)
			);
		});
	},
	{ name: "share-pictures", dependencies: ["blog"] },
);

/** What draws takes 28 MB and a sixth of a second to load, so it is not until somebody shares a page. */
async function draw(text: ShareText): Promise<Buffer> {
	const { drawShareImage } = await import("./draw.ts");
	return drawShareImage(text);
}

interface Announced {
	/** Path of the generated picture. */
	address: string;
	title: string;
}

/** Asks the page at a path for its generated picture; undefined where there is no page, or it has another picture. */
function announcements(app: FastifyInstance) {
	const source = createDataSource(app);
	const { siteUrl } = app.config;
	return async (path: string): Promise<Announced | undefined> => {
		const { url } = addressOf(siteUrl, path);
		const answer = await source.page(url);
		if ("redirect" in answer) return undefined;
		if (answer.status === 503) {
			throw new Problem(503, "The page cannot be read at the moment", {
				retryAfter: 10,
			});
		}
		const head = answer.data.head ?? [];
		const address = contentOf(head, "og:image").slice(siteUrl.length);
		const title = contentOf(head, "og:title");
		return sharedPath(address) === path ? { address, title } : undefined;
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
