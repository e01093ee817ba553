import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { type Language, TIME_ZONES } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { Problem } from "../../problem.ts";
import type { Renderer } from "../../site/renderer.ts";
import type { DeskPosts } from "./desk-posts.ts";
import { DRAFT_PATH, findDraft } from "./draft-links.ts";
import { createDraftReader, draftHeaders } from "./draft-reader.ts";
import { sendPicture } from "./picture-routes.ts";

/** Requests of one client a minute: a page with its pictures several times. */
const LIMIT = { config: { rateLimit: { max: 120, timeWindow: "1 minute" } } };

const WORDS = {
	tr: "Bu bir taslaktır, henüz yayımlanmadı. Bağlantı şu ana kadar açılır:",
	de: "Dies ist ein Entwurf, noch nicht veröffentlicht. Der Link gilt bis:",
	en: "This is a draft, not published yet. The link works until:",
} as const;

/** Until when a draft's link works, by the clock of the post's language, which is named. */
export const writeLinkEnd = (expiresAt: Date, language: Language): string =>
	new Intl.DateTimeFormat(language, {
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZone: TIME_ZONES[language],
		timeZoneName: "short",
	}).format(expiresAt);

/** The line that says that the page is a draft. */
function note(until: Date, language: Language): string {
	const text = `${WORDS[language]} ${writeLinkEnd(until, language)}`;
	return `<p role="note" style="margin:0;padding:.75rem 1rem;background:#123c36;color:#fff;text-align:center">${text}</p>`;
}

const secretSchema = v.object({
	secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
	picture: v.optional(v.pipe(v.string(), v.uuid())),
});

/** `GET /draft/<secret>`: a post that is not published, for everybody who has its link. */
export async function draftPage(
	app: FastifyInstance,
	{ renderer, desk }: { renderer: Renderer; desk: DeskPosts },
): Promise<void> {
	const { pool } = app;
	const { store } = desk;
	const read = createDraftReader(app, renderer);

	async function open(request: FastifyRequest) {
		const parameters = v.safeParse(secretSchema, request.params);
		const draft = parameters.success && (await findDraft(pool, parameters.output.secret));
		if (!parameters.success || !draft) throw new Problem(404, "Not found");
		return { ...parameters.output, ...draft };
	}

	app.get(`${DRAFT_PATH}/:secret`, LIMIT, async (request, reply) => {
		const { secret, post, expiresAt } = await open(request);
		const answer = await desk.find(post);
		const { language } = answer;
		const { status, slug, published_at } = answer.live ?? answer.post;
		if (status === "published" && published_at && Date.parse(published_at) <= Date.now()) {
			return reply
				.header("cache-control", "no-store")
				.redirect(pathFor("blog-post", language, slug));
		}
		const page = await read(answer, (id) => `${DRAFT_PATH}/${secret}/${id}`);
		const html = page.replace(/<body[^>]*>/, (body) => body + note(expiresAt, language));
		return reply.headers(draftHeaders("'none'")).type("text/html; charset=utf-8").send(html);
	});

	app.get(`${DRAFT_PATH}/:secret/:picture`, LIMIT, async (request, reply) => {
		const { post, picture = "" } = await open(request);
		const original = await store.findPicture(post, picture);
		if (!original) throw new Problem(404, "Not found");
		reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
		return sendPicture(app, reply, original, () => store.readPicture(picture));
	});
}
