import type { FastifyInstance } from "fastify";
import {
	type AddressesAnswer,
	type NewDraftLinkAnswer,
	releaseSlugSchema,
} from "../../../shared/desk/post-addresses.ts";
import { listFormerSlugs, releaseSlug } from "../../blog/writing/former-slugs.ts";
import { toJson } from "../../json.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS } from "../guard.ts";
import { missing } from "../refusal.ts";
import { type DeskPosts, personOf } from "./desk-posts.ts";
import { addDraftLink, listDraftLinks, removeDraftLink } from "./draft-links.ts";

/** `/api/desk/posts/:id/addresses…`: where a post can be read besides its own URL. */
export async function addressRoutes(
	scope: FastifyInstance,
	{ desk }: { desk: DeskPosts },
): Promise<void> {
	const { pool, config } = scope;

	scope.get("/posts/:id/addresses", FOR_EDITORS, async (request): Promise<AddressesAnswer> => {
		const id = readId(request);
		const [former, links] = await Promise.all([
			listFormerSlugs(pool, id),
			listDraftLinks(pool, id),
		]);
		return { former, links: toJson(links) };
	});

	// Takes a slug that leads to another post so far.
	scope.post("/posts/:id/addresses", FOR_EDITORS, async (request, reply) => {
		const { language } = await desk.find(readId(request));
		const { slug } = readBody(releaseSlugSchema, request);
		await releaseSlug(pool, language, slug, personOf(request));
		return reply.code(204).send();
	});

	scope.post("/posts/:id/draft-links", FOR_EDITORS, async (request, reply) => {
		const { id } = await desk.find(readId(request));
		const path = await addDraftLink(pool, id, personOf(request));
		return reply.code(201).send({ url: config.siteUrl + path } satisfies NewDraftLinkAnswer);
	});

	scope.delete("/posts/:id/draft-links/:link", FOR_EDITORS, async (request, reply) => {
		const link = readId(request, "link");
		if (!(await removeDraftLink(pool, readId(request), link, personOf(request)))) missing();
		return reply.code(204).send();
	});
}
