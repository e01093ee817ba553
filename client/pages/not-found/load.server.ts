import { copies } from "../../parts/missing/copies.server.ts";
import { buildHead } from "../../seo/head.ts";
import type { PageRequest } from "../loader.ts";
import type { PageServer } from "../page-server.ts";
import { NOT_FOUND } from "./copy.ts";

export const load = ({ site }: PageServer, { language, path }: PageRequest) => ({
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
