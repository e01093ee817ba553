import { copies } from "../../parts/missing/copies.server.ts";
import type { MissingCopy } from "../../parts/missing/tr.ts";
import { buildHead } from "../../seo/head.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import type { PageServer } from "../page-server.ts";
import { NOT_FOUND } from "./copy.ts";

export const load = (
	{ site }: PageServer,
	{ language, path }: PageRequest,
): LoadedPage<{ copy: MissingCopy }> => ({
	status: 404,
	head: buildHead(site, {
		language,
		title: NOT_FOUND.title,
		description: NOT_FOUND.text,
		canonical: path,
		index: false,
	}),
	data: { copy: copies[language] },
});
