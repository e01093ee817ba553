import { withClient } from "../../server/database/with-client.ts";
import type { BlogPost } from "../../shared/blog-post.ts";

/** Columns of `blog_posts` by name; those left out get a test's default or the table's. */
export type PostColumns = Record<string, unknown>;

const DEFAULTS = {
	language: "tr",
	status: "published",
	published_at: "2026-01-01T09:00:00Z",
	title: "Başlık",
	content: "Metin",
	author: "Vitrin Ekibi",
	category: "Satış Otomasyonu",
};

/** A Turkish post as the site reads it, with no more than every post has. */
export const blogPost = (fields: Partial<BlogPost> = {}): BlogPost => ({
	id: "5f0c3c0e-6d0f-4f0e-9c0a-0a8f5d1f2b11",
	language: "tr",
	slug: "yazi",
	title: "Başlık",
	excerpt: "",
	content: "",
	author: "",
	author_bio: null,
	category: "",
	tags: [],
	read_time: 5,
	cover_image_url: null,
	cover_image_alt: null,
	translation_group: null,
	published_at: null,
	created_at: "2026-01-01T00:00:00Z",
	updated_at: "2026-01-01T00:00:00Z",
	...fields,
});

/** Inserts posts and returns their ids, in order. */
export function insertPosts(databaseUrl: string, posts: PostColumns[]): Promise<string[]> {
	return withClient(databaseUrl, async (client) => {
		const ids: string[] = [];
		for (const post of posts) {
			const columns = Object.entries({ ...DEFAULTS, ...post });
			const { rows } = await client.query<{ id: string }>(
				`insert into public.blog_posts (${columns.map(([name]) => name)})
				values (${columns.map((_, index) => `$${index + 1}`)}) returning id`,
				columns.map(([, value]) => value),
			);
			ids.push(...rows.map(({ id }) => id));
		}
		return ids;
	});
}
