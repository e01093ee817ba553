import { availableParallelism } from "node:os";
import fp from "fastify-plugin";
import fresh from "fresh";
import * as v from "valibot";
import { PICTURE_WIDTHS } from "../../../shared/picture.ts";
import { Problem } from "../../problem.ts";
import { createCaching } from "../../shared-cache.ts";
import { chooseFormat } from "./format.ts";
import { createPublishedPictures } from "./published-pictures.ts";
import { createVariants, DamagedPicture, TooManyConversions, variantOf } from "./variants.ts";

/** Bytes of converted pictures in memory: about two thousand pictures. */
const MAX_BYTES = 96 * 1024 * 1024;

/** More at the same time would be slower; one core stays free for pages and leads. */
const CONCURRENCY = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Five listings with all their covers; the next request would wait for more than ten seconds. */
const MAX_WAITING = 60;

/** Seconds; by then a good part of a full queue is converted. */
const RETRY_AFTER = 5;

const FOR_EVER = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/** A picture that is opened as a page loads and runs nothing, even if the browser guesses another type. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

declare module "fastify" {
	interface FastifyInstance {
		/** Converts pictures; throws Problem 404 for a damaged one, 503 where too many wait. */
		pictureVariant: ReturnType<typeof createVariants>["get"];
	}
}

const idSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

const widthSchema = v.object({
	w: v.optional(
		v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.picklist(PICTURE_WIDTHS)),
	),
});

/** `GET|HEAD /media/<image id>?w=<width>`: pictures of posts that visitors may see. */
export const media = fp(
	async (app) => {
		const pictures = createPublishedPictures(app.pool);
		app.onBlogPostsChanged(() => pictures.forget());

		const caching = createCaching(app.config);
		const variants = createVariants({
			maxBytes: MAX_BYTES,
			concurrency: CONCURRENCY,
			maxWaiting: MAX_WAITING,
		});

		app.decorate("pictureVariant", (...variant) => variants.get(...variant).catch(refuse));

		app.get("/media/:id", async (request, reply) => {
			const parameters = v.safeParse(idSchema, request.params);
			const query = v.safeParse(widthSchema, request.query);
			if (!query.success) {
				throw new Problem(400, "No such width", {
					detail: `w takes one of ${PICTURE_WIDTHS.join(", ")}; without it the picture comes in its own width.`,
				});
			}
			const picture = parameters.success && (await pictures.find(parameters.output.id));
			if (!picture) throw new Problem(404, "No such picture");

			const format = chooseFormat(picture.mime, request);
			const variant = variantOf(picture, format, query.output.w);
			const etag = `"${variant.key}"`;
			// Set for the picture only, not for an error.
			const headers = {
				vary: "Accept",
				etag,
				...caching(FOR_EVER, ["pictures"]),
				"content-security-policy": POLICY,
				// Feed readers and networks show the picture on pages of their own.
				"cross-origin-resource-policy": "cross-origin",
				"content-disposition": `inline; filename="${picture.id}.${format}"`,
			};
			if (fresh(request.headers, { etag })) {
				// All headers: a cache replaces the ones that it stored.
				return reply.code(304).headers(headers).send();
			}
			const bytes = await app.pictureVariant(variant, () => pictures.read(picture.id));
			reply.headers(headers);
			return reply.type(`image/${format}`).send(bytes);
		});
	},
	{ name: "media", dependencies: ["database"] },
);

function refuse(cause: unknown): never {
	if (cause instanceof DamagedPicture) {
		throw new Problem(404, "The picture is damaged", { cause });
	}
	if (cause instanceof TooManyConversions) {
		throw new Problem(503, "The picture cannot be served just now", {
			detail: "Ask for it again shortly.",
			retryAfter: RETRY_AFTER,
			cause,
		});
	}
	throw cause;
}
