import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { writeLinkEnd } from "../../server/desk/posts/draft-route.ts";
import type { AddressesAnswer } from "../../shared/desk/post-addresses.ts";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import { pictureUrl } from "../support/blog-payload.ts";
import type { SignedIn } from "../support/desk.ts";
import { changePost, createPost, testPostDesk } from "../support/post-desk.ts";
import { startReplica } from "../support/site-app.ts";

const desk = testPostDesk();

let editor: SignedIn;
/** The whole site on the desk's database. */
let site: FastifyInstance;
beforeAll(async () => {
	editor = await desk().signIn("editor");
	site = await startReplica(desk().databaseUrl);
	return () => site.close();
});

const create = async (fields: Partial<PostFields> = {}) =>
	save(await createPost(editor), {
		excerpt: "Ö",
		content: "Bir metin",
		category: "CRM",
		...fields,
	});

const change = (answer: PostAnswer, fields: Partial<PostFields>) =>
	changePost(editor, answer, fields);

async function save(answer: PostAnswer, fields: Partial<PostFields>): Promise<PostAnswer> {
	const saved = await change(answer, fields);
	expect(saved.status).toBe(200);
	return saved.json();
}

const get = (url: string) => site.inject(url);
const addressesOf = ({ id }: PostAnswer): Promise<AddressesAnswer> =>
	editor.ask.read(`/posts/${id}/addresses`);

test("each earlier slug of a published post leads on to it", async () => {
	let post = await create({ slug: "bir", status: "published" });
	post = await save(post, { slug: "iki" });
	post = await save(post, { slug: "uc" });
	expect((await addressesOf(post)).former).toEqual(["iki", "bir"]);
	for (const slug of ["bir", "iki"]) {
		const { statusCode, headers } = await get(`/tr/blog/${slug}`);
		expect([statusCode, headers.location]).toEqual([301, "/tr/blog/uc"]);
		// Else a browser that was there goes in a circle once the post is back at this slug.
		expect(headers["cache-control"]).toBe("no-cache");
	}
	// The browser's router asks for data.
	expect((await get("/_data/page/tr/blog/bir")).json()).toMatchObject({ redirect: "/tr/blog/uc" });
	expect((await get("/de/blog/bir")).statusCode).toBe(404);

	// Back at an earlier one, it is the post's own again.
	post = await save(post, { slug: "bir" });
	expect((await get("/tr/blog/bir")).statusCode).toBe(200);
	expect((await get("/tr/blog/uc")).headers.location).toBe("/tr/blog/bir");
	// What nobody can read leads nowhere.
	await save(post, { status: "draft" });
	expect((await get("/tr/blog/uc")).statusCode).toBe(404);
});

test("a draft's slug leaves nothing behind", async () => {
	const post = await save(await create({ slug: "taslak" }), { slug: "taslak-iki" });
	expect((await addressesOf(post)).former).toEqual([]);
});

test("no other post takes an address that leads on without a word", async () => {
	const first = await save(await create({ slug: "adres", status: "published" }), {
		slug: "yeni-adres",
	});
	const second = await create({ title: "Adres", slug: "baska" });
	const refused = await change(second, { slug: "adres" });
	expect((await refused.json()).errors).toMatchObject([{ field: "post.slug", code: "former" }]);
	// A slug that is made avoids it.
	expect((await createPost(editor, "Adres")).post.slug).toBe("adres-2");

	await editor.ask.post(`/posts/${second.id}/addresses`, { slug: "adres" });
	await save(second, { slug: "adres" });
	expect((await addressesOf(first)).former).toEqual([]);
});

test("a draft's link leads to the post once that is published", async () => {
	const draft = await create({ slug: "yayinda" });
	const { url } = await (await editor.ask.post(`/posts/${draft.id}/draft-links`)).json();
	const { pathname } = new URL(url);
	const later = await save(draft, { status: "published", published_at: "2999-01-01T00:00:00Z" });
	expect((await get(pathname)).statusCode).toBe(200);
	await save(later, { published_at: "2020-01-01T00:00:00Z" });
	const { statusCode, headers } = await get(pathname);
	expect([statusCode, headers.location]).toEqual([302, "/tr/blog/yayinda"]);
});

test("a link ends when the one who made it may not edit posts any more", async () => {
	const { id } = await create({ slug: "baglanti" });
	const leaving = await desk().signIn("editor");
	const { url } = await (await leaving.ask.post(`/posts/${id}/draft-links`)).json();
	const { pathname } = new URL(url);
	expect((await get(pathname)).statusCode).toBe(200);
	const owner = await desk().signIn("owner");
	for (const role of ["sales", "editor"]) {
		await owner.ask.patch(`/accounts/${leaving.account.id}`, { role });
	}
	expect((await get(pathname)).statusCode).toBe(404);
});

test("a link shows a draft to somebody without an account, until it is revoked", async () => {
	const draft = await create({ content: "Yalnızca bağlantıyla" });
	const image = await pictureUrl("webp");
	const path = `/posts/${draft.id}`;
	await editor.ask.post(`${path}/pictures`, { position: "cover", alt: "Kapak", image });
	const { url } = await (await editor.ask.post(`${path}/draft-links`)).json();
	const { pathname } = new URL(url);
	const page = await get(pathname);
	expect(page.statusCode).toBe(200);
	expect(page.payload).toContain("Yalnızca bağlantıyla");
	expect(page.payload).not.toContain("<script");
	expect(page.payload).toContain('name="robots" content="noindex, nofollow"');
	expect(page.headers).toMatchObject({
		"cache-control": "no-store",
		"x-robots-tag": "noindex, nofollow",
		"referrer-policy": "no-referrer",
	});
	const picture = page.payload.match(new RegExp(`${pathname}/[\\w-]{36}`))?.[0] ?? "";
	expect((await get(picture)).headers["content-type"]).toBe("image/webp");

	const { links } = await addressesOf(draft);
	const until = writeLinkEnd(new Date(links[0]?.expiresAt ?? ""), "tr");
	expect(page.payload).toContain(`kadar açılır: ${until}</p>`);
	expect(links).toMatchObject([{ by: editor.account.name }]);
	const days = (Date.parse(links[0]?.expiresAt ?? "") - Date.now()) / 86_400_000;
	expect(Math.round(days)).toBe(7);
	await editor.ask.delete(`${path}/draft-links/${links[0]?.id}`);
	for (const gone of [pathname, picture, "/draft/x", `/draft/${"x".repeat(43)}`]) {
		expect((await get(gone)).statusCode).toBe(404);
	}
	const { rows } = await desk().sql.query(
		"select action, person from private.audit where object_id = $1 and action like 'draft_link%' order by id",
		[draft.id],
	);
	const person = editor.account.email;
	expect(rows).toEqual([
		{ action: "draft_link", person },
		{ action: "draft_link_remove", person },
	]);
});

test("a link ends after its seven days", async () => {
	const draft = await create();
	const { url } = await (await editor.ask.post(`/posts/${draft.id}/draft-links`)).json();
	await desk().sql.query("update private.draft_links set expires_at = now()");
	expect((await get(new URL(url).pathname)).statusCode).toBe(404);
});
