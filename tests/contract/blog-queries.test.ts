import { describe, expect, test } from "vitest";
import { type BlogRepository, createBlogRepository } from "../../server/blog/reading/repository.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { BlogQueryError } from "../../shared/blog-post.ts";
import type { Language } from "../../shared/languages.ts";
import { queryRows } from "../support/database.ts";
import { insertPosts, type PostColumns } from "../support/posts.ts";
import { refuseUnreadable } from "./desk-posts.ts";
import { onEachImplementation } from "./implementations.ts";

const FULL = {
	id: "0f9a2c1e-6a57-4f0e-8a10-3f6f2f3b1c01",
	language: "de",
	slug: "speed-to-lead",
	title: "Größe, Übung & Maß: „Straße“ 🚀",
	excerpt: "İki dakikada dönüş: ğüşıöç ĞÜŞİÖÇ",
	content: "## Başlık\n\n| a | b |\n|---|---|\n| 1 | 👩‍💻 |\n",
	author: "Vitrin-Redaktion",
	author_bio: "Zehn Jahre\nVertrieb.",
	category: "Vertriebsautomatisierung",
	tags: ["b2b", "mit, Komma", 'mit "Zitat"', "{klammer}", "ğüş 🎯", "NULL", ""],
	read_time: 7,
	cover_image_url: "/images/blog/speed-to-lead.svg",
	cover_image_alt: "Eine Stoppuhr",
	translation_group: "0f9a2c1e-6a57-4f0e-8a10-3f6f2f3b1c02",
	published_at: "2026-03-29T00:30:00.123456+00:00",
	created_at: "2026-03-01T10:00:00+00:00",
	updated_at: "2026-03-02T10:00:00+00:00",
};

const DRAFT_ID = "00000000-0000-4000-8000-000000000003";

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toJSON();

/** 30 published Turkish posts, yazi-30 the newest, and what must stay hidden among them. */
const TURKISH: PostColumns[] = [
	...Array.from({ length: 28 }, (_, index) => ({
		slug: `yazi-${index + 3}`,
		published_at: day(index + 3),
	})),
	...[2, 1].map((id, index) => ({
		id: `00000000-0000-4000-8000-00000000000${id}`,
		slug: `yazi-${index + 1}`,
		published_at: day(1),
	})),
	...[
		{ id: DRAFT_ID, slug: "taslak", status: "draft" },
		{ slug: "arsiv", status: "archived" },
		{ slug: "gelecek", published_at: "2999-01-01T00:00:00Z" },
	].map((hidden) => ({ ...hidden, title: "Aranan metin", tags: ["bayi"] })),
];

/** Posts for the search, the newest first; what a search may not find has the same words. */
const RELATED: PostColumns[] = [
	{
		slug: "ihracat",
		title: "Distribütör ağı",
		content: "CRM'deki 2.000 **dağıtım** kanalı, [pazarlama](https://bilinmeyen.example/)",
		tags: ["ihracat", "bayi"],
	},
	{ slug: "baslikta", title: "Aranan yazı", tags: ["bayi"] },
	{ slug: "metinde", content: "Burada aranan", tags: ["bayi", "ihracat"] },
].map((post, index) => ({
	...post,
	category: "Dış Ticaret",
	published_at: `2025-01-0${9 - index}T09:00:00Z`,
}));

async function prepare(databaseUrl: string) {
	const { translation_group } = FULL;
	await insertPosts(databaseUrl, [
		...TURKISH,
		...RELATED,
		FULL,
		{ slug: "translation", language: "en", translation_group },
		{ slug: "cevirinin-taslagi", status: "draft", translation_group },
	]);
}

describe("the blog's queries", () => {
	onEachImplementation(prepare, (on) => {
		const repository = (): BlogRepository =>
			createBlogRepository(createSupabaseClient(on().fetch, on().anonKey), refuseUnreadable);

		const slugs = async (page: number) =>
			(await repository().listPublished("tr", page, 12)).map(({ slug }) => slug);

		test("count what is published in a language", async () => {
			expect(await repository().countPublished("tr")).toBe(33);
			expect(await repository().countPublished("de")).toBe(1);
		});

		test("list a page, the newest first", async () => {
			const page = Array.from({ length: 12 }, (_, index) => `yazi-${30 - index}`);
			expect(await slugs(1)).toEqual(page);
		});

		test("list the last page, posts of the same moment by id", async () => {
			expect(await slugs(3)).toEqual([
				...[6, 5, 4, 3, 2, 1].map((number) => `yazi-${number}`),
				...RELATED.map(({ slug }) => slug),
			]);
		});

		test.each([4, 1_000_000])("list nothing on page %i", async (page) => {
			expect(await slugs(page)).toEqual([]);
		});

		test("find a post by slug, its values as they were written", async () => {
			const post = await repository().findPublished("de", FULL.slug);
			expect(post).toEqual({ ...FULL, updated_at: expect.any(String) });
		});

		test("find a post by id, in either case", async () => {
			for (const id of [FULL.id, FULL.id.toUpperCase()]) {
				const post = await repository().findPublished("de", id);
				expect(post?.slug).toBe(FULL.slug);
			}
		});

		test("give nulls and empty lists where a post has no value", async () => {
			expect(await repository().findPublished("tr", "yazi-7")).toMatchObject({
				excerpt: "",
				author_bio: null,
				tags: [],
				read_time: 5,
				cover_image_url: null,
				translation_group: null,
				published_at: "2026-01-07T00:00:00+00:00",
			});
		});

		test.each([
			["of another language", "tr", FULL.slug],
			["of another language, by id", "tr", FULL.id],
			["that is a draft", "tr", "taslak"],
			["that is a draft, by id", "tr", DRAFT_ID],
			["that is archived", "tr", "arsiv"],
			["of the future", "tr", "gelecek"],
			["that does not exist", "tr", "yok"],
		] as const)("do not find a post %s", async (_, language, slugOrId) => {
			expect(await repository().findPublished(language, slugOrId)).toBeUndefined();
		});

		test("list the addresses of all that is published, some at a time", async () => {
			const all = await repository().listForSitemap(0, 1_000);
			expect(new Set(all.posts.map(({ id }) => id)).size).toBe(all.total);
			expect(all.total).toBe(35);
			const { id, language, slug, cover_image_url, published_at } = FULL;
			const full = all.posts.find((post) => post.id === id);
			expect(full).toMatchObject({ language, slug, cover_image_url });
			expect(Date.parse(full?.published_at ?? "")).toBe(Date.parse(published_at));
			expect(full?.translations.map((post) => post.slug).toSorted()).toEqual(
				[slug, "translation"].toSorted(),
			);
			expect(all.changed).toHaveProperty("de");
			const some = await repository().listForSitemap(7, 7);
			expect(some).toEqual({ ...all, total: 14, posts: expect.any(Array) });
			const ids = all.posts.map((post) => post.id).toSorted();
			expect(some.posts.map((post) => post.id).toSorted()).toEqual(ids.slice(7, 14));
		});

		test.each(['"yazi-7"', "yazi-7,yazi-8", "yazi-*", "eq.yazi-7", "YAZI-7", "yazi-7\0", ""])(
			"find nothing by the name %j",
			async (name) => {
				expect(await repository().findPublished("tr", name)).toBeUndefined();
			},
		);

		const searched = async (text: string, language: Language = "tr") => {
			const { total, posts } = await repository().search(language, text, 1, 12);
			return [total, ...posts.map(({ slug }) => slug)];
		};

		test.each([
			["a stem, whatever its ending", "tr", "distribütörlere", "ihracat"],
			["a text without its accents", "tr", "dagitim KANALLARI", "ihracat"],
			["an unfinished last word", "tr", "distribütör pazarla", "ihracat"],
			["a number, however it is grouped", "tr", "2000", "ihracat"],
			["a word with an apostrophe", "tr", "CRM’den", "ihracat"],
			["German words", "de", "grosse massen", FULL.slug],
			["decomposed letters", "de", "U\u0308bungen", FULL.slug],
		] as const)("search by %s", async (_, language, text, slug) => {
			expect(await searched(text, language)).toEqual([1, slug]);
		});

		test("search in every visible post of the language, title before text, and page by page", async () => {
			expect(await searched("arananlar")).toEqual([2, "baslikta", "metinde"]);
			const rest = await repository().search("tr", "metin", 3, 12);
			expect(rest).toMatchObject({ total: 31, terms: ["met", "metin"] });
			expect(rest.posts).toHaveLength(7);
		});

		test.each(["", " !? ", "'; drop", "a & | !(b", "yok:*", '\\ "', "𐍈"])(
			"search for %j without an error",
			async (text) => {
				expect(await searched(text)).toEqual([0]);
			},
		);

		test("find posts as they are now", async () => {
			const change = (values: string) =>
				queryRows(
					on().databaseUrl,
					`update public.blog_posts set ${values} where slug = 'degisen'`,
				);
			await insertPosts(on().databaseUrl, [{ slug: "degisen", language: "en", title: "Egret" }]);
			expect(await searched("egrets", "en")).toEqual([1, "degisen"]);
			await change("title = 'Heron'");
			expect(await searched("egrets", "en")).toEqual([0]);
			expect(await searched("heron", "en")).toEqual([1, "degisen"]);
			await change("status = 'archived'");
			expect(await searched("heron", "en")).toEqual([0]);
		});

		test("list a category, and the categories by size", async () => {
			expect(await repository().listCategories("tr")).toEqual([
				{ category: "Satış Otomasyonu", posts: 30 },
				{ category: "Dış Ticaret", posts: 3 },
			]);
			const listed = await repository().listPublished("tr", 1, 12, "Dış Ticaret");
			expect(listed.map(({ slug }) => slug)).toEqual(RELATED.map(({ slug }) => slug));
		});

		test("find a slug in other languages", async () => {
			const found = { language: "de", slug: FULL.slug };
			expect(await repository().findInOtherLanguages("tr", FULL.slug)).toMatchObject([found]);
			expect(await repository().findInOtherLanguages("de", FULL.slug)).toEqual([]);
		});

		test("throw where the database answers with an error", async () => {
			const supabase = createSupabaseClient(on().fetch, "wrong key");
			const refused = createBlogRepository(supabase, refuseUnreadable);
			for (const ask of [
				() => refused.listForSitemap(0, 1_000),
				() => refused.countPublished("tr"),
				() => refused.listPublished("tr", 1, 12),
				() => refused.findPublished("tr", "yazi-7"),
				() => refused.search("tr", "yazi", 1, 12),
			]) {
				await expect(ask()).rejects.toBeInstanceOf(BlogQueryError);
			}
		});
	});
});
