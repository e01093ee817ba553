import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type {
	PageServer,
	PostWithCover,
	PublishedPosts,
	WithCover,
} from "../../client/pages/page-server.ts";
import { type BlogPost, type CardPost, PAGE_SIZE } from "../../shared/blog-post.ts";
import type { HiddenFields } from "../../shared/forms/form-token.ts";
import type { FormOutcome } from "../../shared/forms/page-form.ts";
import { UnrenderableText } from "../blog/markdown/rendering.ts";
import { aroundPost } from "../blog/reading/around-post.ts";
import { type PostImage, picturesOf } from "../blog/reading/images.ts";
import { markExcerpt } from "../blog/reading/marked-excerpt.ts";
import { coverOf, hasStoredCover, picturesInText } from "../blog/reading/post-pictures.ts";
import { announcedPaths, translationPaths } from "../blog/reading/translations.ts";
import { findMoved } from "../blog/writing/former-slugs.ts";
import { missingIdentity } from "../config/operator.ts";
import { createFormToken } from "../leads/form-token.ts";
import { enabledForms } from "../leads/forms.ts";
import { shareImage } from "./share/picture-path.ts";

/** Posts of a row of cards: the newest ones, or those below a post. */
const ONE_ROW = 3;

/** The server as the pages' loaders see it. */
export function createPageServer(app: FastifyInstance): PageServer {
	const { config, settings } = app;
	const basics = { url: config.siteUrl, name: config.siteName };
	const enabled = enabledForms(config);
	return {
		get site() {
			const { profiles } = settings.current().links;
			return { ...basics, operator: settings.operator(), profiles };
		},
		get privacy() {
			return {
				retention: config.leadRetention,
				backupDays: config.backupDays,
				receivers: settings.current().publisher.receivers,
				analytics: config.analytics,
				mail: config.smtpUrl ? { confirmation: config.mailConfirmation } : undefined,
			};
		},
		get missingSettings() {
			const { leadRetention, development } = config;
			return development ? missingIdentity({ operator: settings.operator(), leadRetention }) : [];
		},
		posts: publishedPosts(app),
		forms: {
			isEnabled: (form) => enabled.includes(form),
			hiddenFields: (outcome) => hiddenFields(app, outcome),
		},
		newsletter: {
			confirms: app.newsletter.ask !== undefined,
			read: app.newsletter.read,
		},
		get resourceLinks() {
			const { companyList, promptLibrary } = settings.current().links;
			return { "company-list": companyList, "prompt-library": promptLibrary };
		},
		get firm() {
			const { contact, quotes, people } = settings.current();
			return {
				contact,
				quotes: quotes.filter(({ consent }) => consent),
				people: people.map((person) => ({
					...person,
					portrait: person.portrait ? settings.portrait(person.portrait) : undefined,
				})),
			};
		},
		shareImage: (path, title) => shareImage(basics, path, title),
		log: app.log,
	};
}

const publishedPosts = ({
	pool,
	blog,
	blogCounts,
	rendering,
	reportUnreadable,
}: FastifyInstance): PublishedPosts => ({
	counts: blogCounts,
	async list(language, page, category) {
		const posts = await blog.listPublished(language, page, PAGE_SIZE, category || undefined);
		return withCovers(pool, posts);
	},
	async search(language, text, page) {
		const { total, posts, terms } = await blog.search(language, text, page, PAGE_SIZE);
		const found = await withCovers(pool, posts);
		return {
			total,
			found: found.map(({ post, cover }) => ({
				post,
				cover,
				excerpt: markExcerpt(post, terms),
			})),
		};
	},
	latest: async (language) => withCovers(pool, await blog.listPublished(language, 1, ONE_ROW)),
	findElsewhere: async (language, slug) =>
		withCovers(pool, await blog.findInOtherLanguages(language, slug)),
	findMoved: (language, slug) => findMoved(pool, language, slug),
	isPublished: async (language, slug) => (await blog.findPublished(language, slug)) !== undefined,
	async find(language, slugOrId) {
		const post = await blog.findPublished(language, slugOrId);
		if (!post) return undefined;
		const { related, pictures, ...around } = await aroundPost(pool, post.id, ONE_ROW);
		const translations = translationPaths(around.translations);
		return {
			post,
			cover: coverOf(post, pictures),
			...(await rendering
				.article(
					post.content,
					picturesInText(pictures.filter(({ post_id }) => post_id === post.id)),
					post.language,
				)
				.catch((error: Error) => {
					if (error instanceof UnrenderableText) reportUnreadable(post.id, error.message);
					throw error;
				})),
			related: addCovers(related, pictures),
			translations,
			announced: announcedPaths(post, translations),
		};
	},
});

async function withCovers(pool: Pool, posts: readonly BlogPost[]): Promise<PostWithCover[]> {
	const ids = posts.filter(hasStoredCover).map(({ id }) => id);
	return addCovers(posts, await picturesOf(pool, ids));
}

const addCovers = <Post extends CardPost>(
	posts: readonly Post[],
	images: readonly PostImage[],
): WithCover<Post>[] => posts.map((post) => ({ post, cover: coverOf(post, images) }));

/**
 * A form that is shown again keeps its key and token: it is still one submission, and shown since then. Where
 * it had no token, its new one is as old as a form must be, because it was in sight before.
 */
async function hiddenFields(app: FastifyInstance, outcome: FormOutcome): Promise<HiddenFields> {
	const minAge = app.config.leadFormMinAge;
	const { values: posted } = outcome;
	return {
		idempotencyKey: posted?.idempotencyKey || randomUUID(),
		formToken:
			posted?.formToken || (await formTokenOrNone(app, Date.now() - (posted ? minAge : 0))),
		minAge,
	};
}

/** Without the database's key the page is shown without a token: its lead is suspicious, not refused. */
async function formTokenOrNone(app: FastifyInstance, shownAt: number): Promise<string> {
	try {
		return createFormToken(await app.siteKey(), shownAt);
	} catch (error) {
		app.log.warn(error, "A form is shown without a form token");
		return "";
	}
}
