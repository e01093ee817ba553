import type { FormOutcome } from "../../shared/forms/page-form.ts";
import type { Language } from "../../shared/languages.ts";
import type { LanguagePaths } from "../../shared/paths.ts";
import type { HeadTag } from "../seo/head.ts";
import type { PageServer } from "./page-server.ts";

/** The request for a page, as its loader sees it. */
export interface PageRequest {
	language: Language;
	/** The requested path, without the query. */
	path: string;
	/** The last segment of a path with a parameter; empty on other pages. */
	slug: string;
	query: URLSearchParams;
	/** The outcome of the page's form, if this request submitted it. */
	outcome: FormOutcome;
}

/** A page that its loader found, with the data that its component shows. */
export interface LoadedPage<Data extends object = object> {
	/** HTTP status. */
	status: number;
	head: HeadTag[];
	/** The paths of the page's translations, where they have other slugs. */
	translations?: LanguagePaths;
	/** Says in which languages the page is, for those without a translation. */
	onlyIn?: string;
	/** Whether data was not to be had, so that the page must not be kept: it has less than it should. */
	isPartial?: boolean;
	data: Data;
}

/** The path to which the visitor is sent instead of a page. */
export interface PageRedirect {
	redirect: string;
	/** The page has moved for good. */
	isPermanent?: boolean;
}

/** The type of `load` in a page's `load.server.ts`. */
export type Loader = (
	server: PageServer,
	request: PageRequest,
) => LoadedPage | PageRedirect | Promise<LoadedPage> | Promise<LoadedPage | PageRedirect>;

/** The data of every page, besides the data of its own loader. */
export interface PageData {
	/** The page's key. */
	page: string;
	language: Language;
	/** Absent from hydration data: the document has the head already. */
	head?: HeadTag[];
	translations?: LanguagePaths;
	onlyIn?: string;
	isPartial?: boolean;
}

/** The data that a page's component gets from its loader. */
export type DataOf<L extends Loader> = PageData &
	Extract<Awaited<ReturnType<L>>, { data: object }>["data"];
