import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { NewPost, PostAnswer, PostFields } from "../../../shared/desk/posts.ts";
import type { Language } from "../../../shared/languages.ts";
import { ALL_PICTURES_BYTES, MOST_PICTURES } from "../../../shared/post.ts";
import { isBelowHeading } from "../../blog/markdown/name-pictures.ts";
import { UnrenderableText } from "../../blog/markdown/rendering.ts";
import type { createPostStore } from "../../blog/writing/post-store.ts";
import { signedIn } from "../guard.ts";
import { missing, refusal, refusedFields } from "../refusal.ts";

/** Bytes of a post: each of its characters may take six in JSON. */
export const POST_LIMIT = { bodyLimit: 2 * 1024 * 1024 };

/** Why a post takes no further picture. */
const REFUSED = {
	too_many: [
		"pictures_too_many",
		`A post takes at most ${MOST_PICTURES} pictures beside its cover`,
	],
	too_large: [
		"pictures_too_large",
		`The pictures of a post take at most ${ALL_PICTURES_BYTES / 1024 / 1024} MB together`,
	],
	refused: ["post_refused", "A field of the post is beyond its bounds: save the post first"],
} as const;

function refuse(outcome: keyof typeof REFUSED): never {
	const [code, title] = REFUSED[outcome];
	throw refusal(422, code, title);
}

/** @throws Problem: a post, written by another program, has fields beyond the table's bounds. */
export const refuseUnbounded = (): never => refuse("refused");

export type DeskPosts = ReturnType<typeof createDeskPosts>;

/** Functions that the routes of posts share. */
export function createDeskPosts(
	{ draftRendering }: Pick<FastifyInstance, "draftRendering">,
	store: ReturnType<typeof createPostStore>,
) {
	/** The text with every picture named in it; as it is stored where that takes too long. */
	async function named({ post, pictures, language }: PostAnswer): Promise<string> {
		if (!pictures.some(isBelowHeading)) return post.content;
		return draftRendering.named(post.content, pictures, language).catch((error: unknown) => {
			if (error instanceof UnrenderableText) return post.content;
			throw error;
		});
	}

	async function findNamed(id: string): Promise<PostAnswer | undefined> {
		const answer = await store.find(id);
		return answer && { ...answer, post: { ...answer.post, content: await named(answer) } };
	}

	const find = async (id: string): Promise<PostAnswer> => (await findNamed(id)) ?? missing();

	/** What a translation starts with; undefined if there is no such post. */
	async function startOf(source: string, language: Language): Promise<PostFields | undefined> {
		// The text of the source names every picture, so that the translation can show it too.
		const answer = await findNamed(source);
		return answer && { ...answer.post, ...(await store.termsFor(answer, language)) };
	}

	return {
		store,
		/** A post as it is edited. @throws Problem 404 */
		find,
		startOf,

		/** Creates a draft; a translation starts with the text and pictures of its source. @throws Problem 404 */
		async create(post: NewPost, account: { name: string; email: string }): Promise<string> {
			const { translates, language } = post;
			const start =
				translates === undefined ? undefined : ((await startOf(translates, language)) ?? missing());
			return (await store.create(post, account, start)) ?? missing();
		},

		/** The fields to store: an unchanged text stays as a program wrote it. @throws Problem 404 */
		async toStore(id: string, fields: PostFields): Promise<PostFields> {
			const stored = (await store.find(id)) ?? missing();
			const isSame = fields.content === (await named(stored));
			return isSame ? { ...fields, content: stored.post.content } : fields;
		},

		/** Answers with the post after a change of its pictures. @throws Problem if there was none. */
		async sendChanged(
			post: string,
			reply: FastifyReply,
			outcome: "done" | keyof typeof REFUSED | undefined,
		) {
			if (outcome === undefined) missing();
			if (outcome !== "done") refuse(outcome);
			return reply.send(await find(post));
		},
	};
}

/** For the audit and the history. */
export const personOf = (request: FastifyRequest): string => signedIn(request).account.email;

export const refusedField = (field: string, code: string) => refusedFields([{ field, code }]);

/** Waits for a rendering. @throws Problem 422 that names the field, if its text is too complex. */
export async function rendered(rendering: Promise<unknown>, field: string): Promise<void> {
	await rendering.catch((error: unknown) => {
		throw error instanceof UnrenderableText ? refusedField(field, "too_complex") : error;
	});
}
