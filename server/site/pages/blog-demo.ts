import { BLOG_DEMO_PATH } from "../../../client/i18n/paths.ts";
import { de } from "../../../client/pages/create-blog-demo/de.ts";
import {
	DEMO_COVER,
	DEMO_IMAGES,
	DEMO_POST,
} from "../../../client/pages/create-blog-demo/post.ts";
import type { PageData } from "../../../client/pages/data.ts";
import { buildHead, type Site } from "../../../client/seo/head.ts";

/** The page that creates the demo's post; search engines have no use for it. */
export function blogDemoPage(site: Site): PageData {
	const { title, excerpt, category, read_time } = DEMO_POST;
	const pictures = [DEMO_COVER, ...DEMO_IMAGES];
	return {
		page: "create-blog-demo",
		language: "de",
		copy: de,
		preview: {
			title,
			excerpt,
			category,
			read_time,
			pictures: pictures.map(({ path, alt }) => ({ path, alt })),
		},
		head: buildHead(site, {
			language: "de",
			...de.seo,
			canonical: BLOG_DEMO_PATH,
			index: false,
		}),
	};
}
