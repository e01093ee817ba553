import { coverPicture, postDate, toBlogCard } from "../../../shared/blog-post.ts";
import { fill } from "../../../shared/fill.ts";
import { NEWSLETTER } from "../../../shared/forms/forms.ts";
import { languageName } from "../../../shared/language-name.ts";
import { joinWords, type Language } from "../../../shared/languages.ts";
import { type LanguagePaths, pathFor } from "../../../shared/paths.ts";
import { sharePath } from "../../../shared/picture.ts";
import { findPerson } from "../../parts/firm/load.server.ts";
import { copies as missingCopies } from "../../parts/missing/copies.server.ts";
import { buildHead } from "../../seo/head.ts";
import { copies, feedOf } from "../blog/copies.server.ts";
import { cardOf } from "../blog/load.server.ts";
import { newsletterCopies } from "../free-content/load.server.ts";
import type { PageRequest } from "../loader.ts";
import type { Firm, PageServer, PublishedPost } from "../page-server.ts";
import type { BlogArticle } from "./article.tsx";
import type { MissingPostData } from "./missing-post.tsx";
import { postShareImage } from "./share-image.ts";
import { articleData } from "./structured-data.ts";

/** A post's page, the way to it from an address that it had before, or the page that says that it was not found. */
export async function load(server: PageServer, request: PageRequest) {
	const { language, slug } = request;
	const { post: copy } = copies[language];
	const { found, moved, status } = await readPost(server, request);
	if (moved) return { redirect: pathFor("blog-post", language, moved), isPermanent: true };
	const canonical = pathFor("blog-post", language, found?.post.slug ?? slug);
	if (!found) {
		const head = buildHead(server.site, {
			language,
			title: copy.notFoundTitle,
			description: copy.notFoundText,
			canonical,
			index: false,
		});
		const missing = await readMissing(server, request, status);
		return { status, head, data: { copy, post: null, missing, newsletter: undefined } };
	}
	const { post, cover, translations, announced } = found;
	const { coverImage } = toBlogCard(post, cover);
	const { title, text, submit } = newsletterCopies[language].enabled;
	return {
		status,
		head: buildHead(server.site, {
			language,
			title: post.title,
			description: post.excerpt,
			canonical,
			alternates: announced,
			type: "article",
			image: postShareImage(server, found),
			feed: feedOf(language),
			structuredData: [
				articleData(server.site, post, {
					page: canonical,
					image: cover ? sharePath(cover) : coverImage.src,
				}),
			],
		}),
		translations,
		onlyIn: onlyIn(copy.onlyIn, language, translations),
		data: {
			copy,
			post: toArticle(found, server.firm),
			missing: null,
			newsletter: server.forms.isEnabled(NEWSLETTER) ? { title, text, submit } : undefined,
		},
	};
}

/** Says in which languages a post is, in its own. */
function onlyIn(text: string, language: Language, translations: LanguagePaths): string {
	const known = new Set([language, ...Object.keys(translations)]);
	const list = Array.from(known, (code) => languageName(code, language));
	return fill(text, { languages: joinWords(list, language) });
}

async function readPost(
	{ posts, log }: PageServer,
	{ language, slug }: PageRequest,
): Promise<{ found?: PublishedPost | undefined; moved?: string | undefined; status: number }> {
	try {
		const found = await posts.find(language, slug);
		if (found) return { found, status: 200 };
		return { moved: await posts.findMoved(language, slug), status: 404 };
	} catch (error) {
		log.error({ err: error, language, slug }, "Error fetching post:");
		return { status: 503 };
	}
}

/** The way on from a missing post: its translation and the newest posts, unless the database is away. */
async function readMissing(
	{ posts, log }: PageServer,
	{ language, slug }: PageRequest,
	status: number,
): Promise<MissingPostData> {
	const missing = {
		copy: missingCopies[language],
		elsewhere: null,
		latest: [],
	};
	if (status === 503) return missing;
	try {
		const [[found], latest] = await Promise.all([
			posts.findElsewhere(language, slug),
			posts.latest(language),
		]);
		return {
			...missing,
			elsewhere: found
				? {
						language: found.post.language,
						name: languageName(found.post.language, language),
						card: cardOf(found),
					}
				: null,
			latest: latest.map(cardOf),
		};
	} catch (error) {
		log.error({ err: error, language, slug }, "Error fetching posts:");
		return missing;
	}
}

function toArticle({ post, cover, ...found }: PublishedPost, firm: Firm): BlogArticle {
	const { content, ...fields } = post;
	return {
		...fields,
		writer: findPerson(firm, post.author, post.language),
		date: postDate(post),
		parts: found.parts,
		headings: found.headings,
		related: found.related.map(cardOf),
		coverImage: coverPicture(post, cover),
	};
}
