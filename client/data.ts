import type { BlogCopy } from "./content/blog/copy.ts";
import type { BlogCard, BlogPost } from "./content/blog-post.ts";
import type { StaticPageCopies } from "./content/copies.ts";
import type { FrameCopy } from "./content/frame/copy.ts";
import type { QuickAnalysisCopy } from "./content/quick-analysis/copy.ts";
import type { FormGuard } from "./form/guard.ts";
import type { Language } from "./i18n/languages.ts";
import type { PageKey } from "./i18n/paths.ts";
import type { LeadProblem } from "./quick-analysis/lead.ts";
import type { HeadTag } from "./seo/head.ts";

/** What the frame around the pages needs; it changes with the language alone. */
export interface FrameData {
	language: Language;
	copy: FrameCopy;
	quickAnalysis: QuickAnalysisCopy;
	/** The languages that the switcher offers. */
	languages: readonly Language[];
	siteName: string;
}

/** The data of a page that consists of its copy alone. */
export type StaticPageData<
	P extends keyof StaticPageCopies = keyof StaticPageCopies,
> = {
	[K in P]: { page: K; copy: StaticPageCopies[K] };
}[P];

/** What every page's data carries. */
export interface PageBasics {
	language: Language;
	/** Absent once the document has it: the server wrote the first page's head already. */
	head?: HeadTag[];
}

/** What each page shows. */
export type PageData = PageBasics &
	(
		| StaticPageData
		| {
				page: "blog";
				copy: BlogCopy;
				posts: readonly BlogCard[];
				pageNumber: number;
				pageCount: number;
		  }
		| { page: "blog-post"; copy: BlogCopy; post: BlogArticle | null }
		| {
				page: "quick-analysis";
				copy: QuickAnalysisCopy;
				outcome: FormOutcome;
				guard: FormGuard;
		  }
		| { page: "not-found"; path: string }
	);

/** A post as its page shows it: the row's fields, its markdown rendered on the server. */
export type BlogArticle = Omit<BlogPost, "content"> & {
	html: string;
	date: string;
	coverImage: string | null;
};

/** What became of a form that was sent without JavaScript. */
export type FormOutcome =
	| { state: "empty" | "received" }
	| {
			state: "refused";
			problems: readonly LeadProblem[];
			values: Record<string, string>;
	  }
	| {
			state: "unavailable" | "too-many";
			values: Record<string, string>;
	  };

/** A page with the HTTP status that tells the same. */
export interface PageResponse {
	status: number;
	data: PageData;
}

/** Where routes get their data: the repositories on the server, `/_data` in the browser. */
export interface DataSource {
	frame(language: Language): Promise<FrameData>;
	/** @throws where no answer could be had at all; an error page is shown then. */
	page(url: URL, signal: AbortSignal): Promise<PageResponse>;
}

/** The keys of the pages that stand; the others answer 404 until they do. */
export const BUILT_PAGES = [
	"home",
	"blog",
	"blog-post",
	"privacy",
	"terms",
	"quick-analysis",
] as const satisfies readonly PageKey[];

export const isBuilt = (page: PageKey): boolean =>
	BUILT_PAGES.some((built) => built === page);
