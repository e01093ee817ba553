import type { BlogPost } from "../../../shared/blog-post.ts";
import { absolute, type Site } from "../../seo/head.ts";
import { CONTEXT, organisation } from "../../seo/structured-data.ts";

/** Characters of a post's content that its structured data repeats (specification §9). */
const BODY_LENGTH = 500;

/** A blog post as an article (specification §2, Blog post); what the post lacks is left out. */
export function articleData(
	site: Site,
	post: BlogPost,
	urls: { page: string; image: string },
): object {
	return {
		"@context": CONTEXT,
		"@type": "Article",
		headline: post.title,
		description: post.excerpt || undefined,
		inLanguage: post.language,
		datePublished: post.published_at ?? post.created_at,
		dateModified: post.updated_at,
		author: { "@type": authorType(site, post.author), name: post.author },
		publisher: organisation(site),
		image: absolute(site, urls.image),
		mainEntityOfPage: absolute(site, urls.page),
		articleBody: post.content.slice(0, BODY_LENGTH),
		keywords: post.tags.join(", ") || undefined,
		articleSection: post.category,
	};
}

/** Posts signed with the site's name ("Vitrin Ekibi") are the organisation's own. */
const authorType = (site: Site, author: string) =>
	author.includes(site.name) ? "Organization" : "Person";
