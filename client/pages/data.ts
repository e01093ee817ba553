import type { AnalyticsSettings } from "../analytics/settings.ts";
import type { StaticPageCopies } from "../content/copies.ts";
import type { FormGuard } from "../form/guard.ts";
import type { LeadProblem } from "../form/problems.ts";
import type { FrameCopy } from "../frame/copy.ts";
import type { Language } from "../i18n/languages.ts";
import type { LanguagePaths } from "../i18n/paths.ts";
import type { Picture } from "../parts/picture.ts";
import type { QuickAnalysisCopy } from "../quick-analysis/copy.ts";
import type { HeadTag } from "../seo/head.ts";
import type { BlogCopy } from "./blog/copy.ts";
import type { BlogCard, BlogPost } from "./blog/post.ts";
import type { CaseStudy } from "./cases/case-study.ts";
import type { CasesCopy } from "./cases/copy.ts";
import type { CaseFilter } from "./cases/filter.ts";
import type { BlogCreation } from "./create-blog-demo/blog-creation.ts";
import type { CreateBlogDemoCopy } from "./create-blog-demo/copy.ts";
import type { FreeContentCopy } from "./free-content/copy.ts";
import type {
	InertNewsletterCopy,
	LiveNewsletterCopy,
} from "./free-content/newsletter/copy.ts";
import type { SalesAutomationDemoCopy } from "./sales-automation-demo/copy.ts";
import type {
	InertDemoFormCopy,
	LiveDemoFormCopy,
} from "./sales-automation-demo/form/copy.ts";

/** What the frame around the pages needs; it changes with the language alone. */
export interface FrameData {
	language: Language;
	copy: FrameCopy;
	quickAnalysis: QuickAnalysisCopy;
	/** The languages that the switcher offers. */
	languages: readonly Language[];
	siteName: string;
	/** Absent where no service counts visits. */
	analytics?: AnalyticsSettings;
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
	/** Where the page is in other languages, if that is not under the same slug. */
	translations?: LanguagePaths;
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
				page: "cases";
				copy: CasesCopy;
				studies: readonly CaseStudy[];
				filter: CaseFilter;
		  }
		| {
				page: "case-detail";
				copy: CasesCopy;
				study: CaseStudy;
				/** The neighbours in list order. */
				previous: CaseLink | null;
				next: CaseLink | null;
		  }
		| {
				page: "quick-analysis";
				copy: QuickAnalysisCopy;
				outcome: FormOutcome;
				guard: FormGuard;
		  }
		| {
				page: "create-blog-demo";
				copy: CreateBlogDemoCopy;
				preview: BlogDemoPreview;
		  }
		| {
				page: "sales-automation-demo";
				copy: SalesAutomationDemoCopy;
				form: OpenableForm<InertDemoFormCopy, LiveDemoFormCopy>;
		  }
		| {
				page: "free-content";
				copy: FreeContentCopy;
				newsletter: OpenableForm<InertNewsletterCopy, LiveNewsletterCopy>;
		  }
		| { page: "not-found" }
	);

/** What a link to another case study needs of it. */
export type CaseLink = Pick<CaseStudy, "slug" | "company">;

/** A post as its page shows it: the row's fields, its markdown rendered on the server. */
export type BlogArticle = Omit<BlogPost, "content"> & {
	html: string;
	date: string;
	coverImage: Picture | null;
};

/** What the demo shows of its post before it creates it. */
export type BlogDemoPreview = Pick<
	BlogCreation,
	"title" | "excerpt" | "category" | "read_time"
> & { pictures: readonly { path: string; alt: string }[] };

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

/** A form that sends nothing until the operator has given it a webhook (specification §5). */
export type OpenableForm<Inert, Live> =
	| { live: false; copy: Inert }
	| LiveForm<Live>;

/** A form of a page that is sent. */
export interface LiveForm<Copy> {
	live: true;
	copy: Copy;
	outcome: FormOutcome;
	guard: FormGuard;
}

/** A page with the HTTP status that tells the same. */
export interface PageResponse {
	status: number;
	data: PageData;
}

/** Another address that the visitor is sent to instead of a page. */
export interface PageRedirect {
	redirect: string;
}

/** Where routes get their data: the repositories on the server, `/_data` in the browser. */
export interface DataSource {
	frame(language: Language, signal?: AbortSignal): Promise<FrameData>;
	/** @throws NoAnswer where none came, any other error where the server failed; an error page is shown then. */
	page(url: URL, signal?: AbortSignal): Promise<PageResponse | PageRedirect>;
}
