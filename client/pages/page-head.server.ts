import { canonicalPath, type PageKey, pathFor, pathsOf } from "../../shared/paths.ts";
import { buildHead, type HeadTag, type PageHead } from "../seo/head.ts";
import type { LoadedPage, PageRequest } from "./loader.ts";
import type { PageServer } from "./page-server.ts";

/** The head of a page without a slug: its canonical path, its translations and the share image with its title. */
export function pageHead(
	{ site, shareImage }: PageServer,
	{ language }: PageRequest,
	page: PageKey,
	parts: Pick<PageHead, "title" | "description"> & Partial<PageHead>,
): HeadTag[] {
	return buildHead(site, {
		language,
		canonical: canonicalPath(page, language),
		alternates: pathsOf(page),
		image: shareImage(pathFor(page, language), parts.title),
		...parts,
	});
}

/** The loader of a page whose data is its copy alone. */
export const loadCopy =
	<Copy extends { seo: { title: string; description: string } }>(
		page: PageKey,
		copies: Record<PageRequest["language"], Copy>,
	) =>
	(server: PageServer, request: PageRequest): LoadedPage<{ copy: Copy }> => {
		const copy = copies[request.language];
		return {
			status: 200,
			head: pageHead(server, request, page, copy.seo),
			data: { copy },
		};
	};
