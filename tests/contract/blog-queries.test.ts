import { describe, expect, test } from "vitest";
import { BlogQueryError } from "../../client/pages/page-server.ts";
import {
	type BlogRepository,
	createBlogRepository,
} from "../../server/blog/repository.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { insertPosts, type PostColumns } from "../support/posts.ts";
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
	meta_title: "Titel",
	meta_description: "Beschreibung",
	meta_keywords: ["eins"],
	translation_group: "0f9a2c1e-6a57-4f0e-8a10-3f6f2f3b1c02",
	published_at: "2026-03-29T00:30:00.123456+00:00",
	created_at: "2026-03-01T10:00:00+00:00",
	updated_at: "2026-03-02T10:00:00+00:00",
};

const TWINS = [
	"00000000-0000-4000-8000-000000000001",
	"00000000-0000-4000-8000-000000000002",
];

const DRAFT_ID = "00000000-0000-4000-8000-000000000003";

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toJSON();

/** 30 published Turkish posts, yazi-30 the newest, and what must stay hidden among them. */
const TURKISH: PostColumns[] = [
	...Array.from({ length: 28 }, (_, index) => ({
		slug: `yazi-${index + 3}`,
		published_at: day(index + 3),
	})),
	...TWINS.toReversed().map((id, index) => ({
		id,
		slug: `yazi-${index + 1}`,
		published_at: day(1),
	})),
	{ id: DRAFT_ID, slug: "taslak", status: "draft" },
	{ slug: "arsiv", status: "archived" },
	{ slug: "gelecek", published_at: "2999-01-01T00:00:00Z" },
];

/** Values that mean something in the API's filters; where Lite still differs, see docs/decisions/0002-supabase-lite.md. */
const TITLES = [
	"a,b",
	'iki "tırnak" arası',
	"it's",
	"nokta.lı",
	"(parantez)",
	"*",
	"%",
	"a\\b",
	"eq.draft",
	"boş  luk",
	"a&b=c#d?e",
	"1+1",
	"'; drop table blog_posts; --",
];

async function prepare(databaseUrl: string) {
	await insertPosts(databaseUrl, TURKISH);
	await insertPosts(databaseUrl, [FULL]);
	await insertPosts(
		databaseUrl,
		TITLES.map((title, index) => ({
			language: "en",
			slug: `title-${index}`,
			title,
			...(index === 0 && { translation_group: FULL.translation_group }),
		})),
	);
	await insertPosts(databaseUrl, [
		{
			slug: "cevirinin-taslagi",
			status: "draft",
			translation_group: FULL.translation_group,
		},
	]);
}

describe("the blog's queries", () => {
	onEachImplementation(prepare, (on) => {
		const repository = (): BlogRepository =>
			createBlogRepository(createSupabaseClient(on().fetch, on().anonKey));

		const slugs = async (page: number) =>
			(await repository().listPublished("tr", page, 12)).map(
				({ slug }) => slug,
			);

		test("count what is published in a language", async () => {
			expect(await repository().countPublished("tr")).toBe(30);
			expect(await repository().countPublished("de")).toBe(1);
		});

		test("list a page, the newest first", async () => {
			const page = Array.from(
				{ length: 12 },
				(_, index) => `yazi-${30 - index}`,
			);
			expect(await slugs(1)).toEqual(page);
		});

		test("list the last page, posts of the same moment by id", async () => {
			expect(await slugs(3)).toEqual([
				"yazi-6",
				"yazi-5",
				"yazi-4",
				"yazi-3",
				"yazi-2",
				"yazi-1",
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
			const ids = [FULL.id, FULL.id.toUpperCase()];
			for (const id of ids) {
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
				meta_keywords: [],
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
			const post = await repository().findPublished(language, slugOrId);
			expect(post).toBeUndefined();
		});

		test("list the published translations of a post, itself among them", async () => {
			const group = FULL.translation_group;
			const translations = await repository().listTranslations(group);
			expect(
				translations.map(({ language, slug }) => [language, slug]),
			).toEqual(
				expect.arrayContaining([
					["de", FULL.slug],
					["en", "title-0"],
				]),
			);
			expect(translations).toHaveLength(2);
		});

		test.each([7, 1_000])(
			"list the addresses of all that is published, %i rows at once",
			async (rows) => {
				const supabase = createSupabaseClient(on().fetch, on().anonKey);
				const posts = await createBlogRepository(
					supabase,
					rows,
				).listAddresses();
				expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
				expect(posts).toHaveLength(30 + 1 + TITLES.length);
				expect(posts.find(({ id }) => id === FULL.id)).toEqual({
					id: FULL.id,
					language: "de",
					slug: FULL.slug,
					cover_image_url: FULL.cover_image_url,
					translation_group: FULL.translation_group,
					published_at: FULL.published_at,
					updated_at: expect.any(String),
				});
			},
		);

		test.each(TITLES)("take %j as a value, not as syntax", async (value) => {
			const supabase = createSupabaseClient(on().fetch, on().anonKey);
			const posts = supabase.from("blog_posts").select("title");
			const { data } = await posts.eq("title", value);
			expect(data).toEqual([{ title: value }]);
		});

		test.each([
			'"yazi-7"',
			"{yazi-7}",
			" yazi-7",
			"(yazi-7)",
			"yazi-7,yazi-8",
			"yazi-*",
			"eq.yazi-7",
			"YAZI-7",
			"yazi-7\0",
			"null",
			"",
		])("find nothing by the name %j", async (name) => {
			expect(await repository().findPublished("tr", name)).toBeUndefined();
		});

		test("throw where the database answers with an error", async () => {
			const supabase = createSupabaseClient(on().fetch, "wrong key");
			const {
				countPublished,
				listPublished,
				findPublished,
				listTranslations,
				listAddresses,
			} = createBlogRepository(supabase);
			for (const ask of [
				listAddresses,
				() => listTranslations(FULL.translation_group),
				() => countPublished("tr"),
				() => listPublished("tr", 1, 12),
				() => findPublished("tr", "yazi-7"),
			]) {
				await expect(ask()).rejects.toBeInstanceOf(BlogQueryError);
			}
		});
	});
});
