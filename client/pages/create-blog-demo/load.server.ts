import { BLOG_DEMO_PATH } from "../../../shared/paths.ts";
import { buildHead } from "../../seo/head.ts";
import type { PageServer } from "../page-server.ts";
import { de } from "./de.ts";
import { DEMO_COVER, DEMO_IMAGES, DEMO_POST } from "./post.ts";

/** The page that creates the demo's post; search engines may not index it. */
export function load({ site }: PageServer) {
	const { language, title, excerpt, category, read_time } = DEMO_POST;
	const pictures = [DEMO_COVER, ...DEMO_IMAGES].map(({ path, alt }) => ({
		path,
		alt,
	}));
	return {
		status: 200,
		head: buildHead(site, {
			language: "de",
			...de.seo,
			canonical: BLOG_DEMO_PATH,
			index: false,
		}),
		data: {
			copy: de,
			preview: { language, title, excerpt, category, read_time, pictures },
		},
	};
}
