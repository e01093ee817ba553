import type { Language } from "../i18n/languages.ts";
import type { BlogPost } from "../pages/blog/post.ts";
import { type CaseStudy, PUBLISHED } from "../pages/cases/case-study.ts";
import { absolute, type Site } from "./head.ts";

const CONTEXT = "https://schema.org";

/** Characters of a post's content that its structured data repeats (specification §9). */
const BODY_LENGTH = 500;

const organisation = (site: Site) => ({
	"@type": "Organization",
	name: site.name,
	url: site.url,
	logo: absolute(site, "/icon-512.png"),
});

/** Who stands behind the site. */
export function organisationData(site: Site): object {
	return { "@context": CONTEXT, ...organisation(site) };
}

/** Questions with their answers. */
export function faqData(
	items: readonly { question: string; answer: string }[],
): object {
	return {
		"@context": CONTEXT,
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** A blog post as an article (specification §2, Blog post); what the post lacks is left out. */
export function articleData(
	site: Site,
	post: BlogPost,
	address: { url: string; image: string },
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
		image: absolute(site, address.image),
		mainEntityOfPage: absolute(site, address.url),
		articleBody: post.content.slice(0, BODY_LENGTH),
		keywords: post.tags.join(", ") || undefined,
		articleSection: post.category,
	};
}

/** The way from the home page to a page, outermost first. */
export function breadcrumbData(
	site: Site,
	trail: readonly { name: string; path: string }[],
): object {
	return {
		"@context": CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(site, path),
		})),
	};
}

/** A case study as an article (specification §2, Case detail); the site itself is its author. */
export function caseStudyData(
	site: Site,
	study: CaseStudy,
	page: { language: Language; canonical: string },
): object {
	return {
		"@context": CONTEXT,
		"@type": "Article",
		headline: study.baslik,
		description: study.metaDescription,
		inLanguage: page.language,
		datePublished: PUBLISHED,
		author: organisation(site),
		publisher: organisation(site),
		image: absolute(site, study.ogImage),
		mainEntityOfPage: absolute(site, page.canonical),
		articleSection: study.etiket,
	};
}

/** Posts signed with the site's name ("Vitrin Ekibi") are the organisation's own. */
const authorType = (site: Site, author: string) =>
	author.includes(site.name) ? "Organization" : "Person";
