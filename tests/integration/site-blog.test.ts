import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import { LANGUAGES, type Language } from "../../client/i18n/languages.ts";
import { escapeHtml } from "../../server/site/html.ts";
import { copies } from "../support/copies.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";

const POST = {
	slug: "yazi",
	title: "Ein Titel",
	excerpt: "Worum es geht",
	content: "Text",
	author: "Redaktion",
	author_bio: "Wer schreibt",
	tags: ["crm", "veri"],
	read_time: 9,
	cover_image_url: "/images/blog/clean-data.svg",
	cover_image_alt: "Karteikarten",
	published_at: "2026-03-04T09:00:00Z",
};

let site: Awaited<ReturnType<typeof startSite>>;
let ids: string[];
const get = async (path: string) => {
	const { status, text } = await supertest(site.app.server).get(path);
	return {
		status,
		head: text.slice(0, text.indexOf("<body>")),
		main: text
			.slice(text.indexOf("<main"), text.indexOf("</main>"))
			.replaceAll("<!-- -->", ""),
	};
};

/** As the markup has it: React writes an apostrophe as a hexadecimal reference. */
const written = (text: string) =>
	escapeHtml(keepTogether(text)).replaceAll(/'|&#39;/g, "&#x27;");

beforeAll(async () => {
	site = await startSite();
	ids = await insertPosts(
		site.databaseUrl,
		LANGUAGES.map((language) => ({ ...POST, language })),
	);
});
afterAll(() => site.close());

const TEXTS: Record<Language, { readTime: string; author: string }> = {
	tr: { readTime: "9 dk", author: "Yazar Hakkında" },
	de: { readTime: "9 Min", author: "Über den Autor" },
	en: { readTime: "9 Min", author: copies.blog.en.post.aboutAuthor },
};

describe.each(LANGUAGES)("in %s", (language) => {
	const copy = copies.blog[language];

	it("the listing has its title and description, and a hero with title and subtitle", async () => {
		const { head, main } = await get(`/${language}/blog`);
		expect(head).toContain(`${escapeHtml(copy.seo.title)} | Vitrin</title>`);
		expect(head).toContain(`content="${escapeHtml(copy.seo.description)}"`);
		expect(main).toContain(`<h1>${written(copy.title)}</h1>`);
		expect(main).toContain(written(copy.subtitle));
	});

	it("a card shows cover, date, read time, author, title, excerpt and tags, and links the post", async () => {
		const { main } = await get(`/${language}/blog`);
		const card = /<li[^>]*><img.*?<\/ul><\/li>/s.exec(main)?.[0] ?? "";
		for (const part of [
			'src="/images/blog/clean-data.svg"',
			"2026-03-04",
			// The specification's card model writes it so in every language (§3).
			"9 dk",
			">Redaktion<",
			`href="/${language}/blog/yazi"`,
			">Ein Titel</a>",
			">Worum es geht</p>",
			"<li>#crm</li><li>#veri</li>",
		]) {
			expect(card).toContain(part);
		}
	});

	it("a post shows cover, date, read time, tags and who wrote it", async () => {
		const { head, main } = await get(`/${language}/blog/yazi`);
		const { readTime, author } = TEXTS[language];
		for (const part of [
			'src="/images/blog/clean-data.svg"',
			'alt="Karteikarten"',
			">Ein Titel</h1>",
			">Redaktion<",
			">2026-03-04</time>",
			`>${readTime}<`,
			"<li>crm</li><li>veri</li>",
			`>${author}</h2>`,
			">Wer schreibt</p>",
		]) {
			expect(main).toContain(part);
		}
		expect(head).toContain(">Ein Titel | Vitrin</title>");
		expect(head).toContain('name="description" content="Worum es geht"');
	});

	it("a post is found by its id as well", async () => {
		const id = ids[LANGUAGES.indexOf(language)];
		const { status, main } = await get(`/${language}/blog/${id}`);
		expect(status).toBe(200);
		expect(main).toContain(">Ein Titel</h1>");
	});

	it("what is not found has a title and a sentence that say so", async () => {
		const { status, main } = await get(`/${language}/blog/yok`);
		expect(status).toBe(404);
		const title = language === "tr" ? "Post bulunamadı" : "Post nicht gefunden";
		const spoken = language === "tr" ? "tr" : "de";
		expect(main).toContain(`<h1 lang="${spoken}">${title}</h1>`);
		expect(main).toContain(`<p>${written(copy.post.notFoundText)}</p>`);
	});
});

it.each(["https:// cdn.example/a.png", "http://[", "https:"])(
	"the cover %s, which is no address, is none",
	async (cover_image_url) => {
		const [id] = await insertPosts(site.databaseUrl, [
			{ ...POST, slug: `kapaksiz-${cover_image_url.length}`, cover_image_url },
		]);
		const page = await get(`/tr/blog/${id}`);
		expect(page.status).toBe(200);
		expect(page.main).not.toContain(cover_image_url);
	},
);
