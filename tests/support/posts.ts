import { withClient } from "../../server/database/with-client.ts";

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
