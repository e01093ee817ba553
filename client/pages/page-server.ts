import type { AnalyticsService } from "../../shared/analytics.ts";
import type {
	ArticleHeading,
	BlogPost,
	CardPost,
	MarkedText,
	PostCounts,
} from "../../shared/blog-post.ts";
import type { LinkState } from "../../shared/forms/newsletter-link.ts";
import type { Language } from "../../shared/languages.ts";
import type { LanguagePaths } from "../../shared/paths.ts";
import type { StoredPicture } from "../../shared/picture.ts";
import type { Person, SiteSettings } from "../../shared/site-settings.ts";
import type { FormServer } from "../form/load-form.server.ts";
import type { SHARE_IMAGE_SIZE, ShareImage, Site } from "../seo/head.ts";
import type { ResourceLinks } from "./free-content/resources.ts";

/** The server as the pages' loaders see it; `server/site/page-server.ts` implements it. */
export interface PageServer {
	site: Site;
	/** Facts about the configuration for the privacy policy. */
	privacy: PrivacyFacts;
	/** Settings that the imprint and the privacy policy lack, for the operator; empty except in development. */
	missingSettings: readonly string[];
	posts: PublishedPosts;
	forms: FormServer;
	newsletter: {
		/** Whether the site asks subscribers by mail to confirm. */
		confirms: boolean;
		/** The present state of a link of its mails. */
		read(query: URLSearchParams): Promise<LinkState>;
	};
	resourceLinks: ResourceLinks;
	/** The firm's details from the settings. */
	firm: Firm;
	/** The picture with the page's title that is drawn for a path. */
	shareImage(path: string, title: string): ShareImage & { size: typeof SHARE_IMAGE_SIZE };
	log: { error(details: object, message: string): void };
}

/** The firm behind the site, as an owner has entered it in the desk. */
export interface Firm extends Pick<SiteSettings, "contact" | "quotes"> {
	people: readonly Colleague[];
}

/** A person with a portrait that a page can show. */
export interface Colleague extends Omit<Person, "portrait"> {
	portrait?: StoredPicture | undefined;
}

/** How the site handles personal data. */
export interface PrivacyFacts {
	/** The days that leads are kept; `unseenDays` applies to leads that no person has seen. Undefined: for ever. */
	retention?: { days: number; unseenDays: number } | undefined;
	/** Days that backups are kept; 0: no limit; undefined: unknown. */
	backupDays?: number | undefined;
	/** The companies that process personal data for the publisher. */
	receivers: readonly string[];
	analytics?: AnalyticsService | undefined;
	/** Whether the site sends mails; with `confirmation` also to who sends a form. */
	mail?: { confirmation: boolean } | undefined;
}

/** The published posts. Every method throws BlogQueryError when the database answers with an error. */
export interface PublishedPosts {
	counts(language: Language): Promise<PostCounts>;
	/** One page of the listing, newest first; pages count from 1. @param category empty for all. */
	list(language: Language, page: number, category: string): Promise<PostWithCover[]>;
	/** One page of the posts that contain a text, the best first; pages count from 1. */
	search(
		language: Language,
		text: string,
		page: number,
	): Promise<{ total: number; found: FoundPost[] }>;
	/** The newest posts: one row of cards. */
	latest(language: Language): Promise<PostWithCover[]>;
	/** The posts with a slug in other languages. */
	findElsewhere(language: Language, slug: string): Promise<PostWithCover[]>;
	/** The slug that a post has now, by one that it had before. */
	findMoved(language: Language, slug: string): Promise<string | undefined>;
	isPublished(language: Language, slug: string): Promise<boolean>;
	/** By slug or id. */
	find(language: Language, slugOrId: string): Promise<PublishedPost | undefined>;
}

export interface WithCover<Post> {
	post: Post;
	/** Absent where the post was not published with a cover. */
	cover?: StoredPicture | undefined;
}

export type PostWithCover = WithCover<BlogPost>;

interface FoundPost extends PostWithCover {
	excerpt: MarkedText[];
}

export interface PublishedPost extends PostWithCover {
	/** The content, rendered from markdown; in two parts where something may stand in its middle. */
	parts: string[];
	headings: ArticleHeading[];
	/** Posts in the same language about the same, the closest first. */
	related: WithCover<CardPost>[];
	/** The paths of all translations of the post, itself included. */
	translations: LanguagePaths;
	/** The same paths, where the post is the one of its language that its group announces; else none. */
	announced: LanguagePaths;
}
