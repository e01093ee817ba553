import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import { COVER } from "../../shared/post.ts";
import { pictureUrl, toDataUrl } from "../support/blog-payload.ts";
import { outcomeOf, type SignedIn } from "../support/desk.ts";
import { photo } from "../support/pictures.ts";
import { changePost, createPost, testPostDesk } from "../support/post-desk.ts";

const desk = testPostDesk();

/** Creates a draft. @returns its path and its content. */
async function create(person: SignedIn, title?: string) {
	const post = await createPost(person, title);
	return { path: `/posts/${post.id}`, ...post };
}

test("an editor writes and deletes a post, which an owner sees; the audit names who it was", async () => {
	const editor = await desk().signIn("editor", { name: "Ece Kaya" });
	const { id, path, post } = await create(editor, "Rollen");
	expect(post.author).toBe("Ece Kaya");
	const owner = await desk().signIn("owner");
	expect((await owner.ask.read("/posts?q=rollen")).posts).toMatchObject([{ id }]);
	expect((await editor.ask.delete(path)).status).toBe(204);
	expect(await outcomeOf(await editor.ask(path))).toBe("404 not_found");
	expect(
		await desk().rows(
			`select action, person, detail from private.audit where object_kind = 'post' and object_id = '${id}' order by id`,
		),
	).toEqual([
		{ action: "add", person: editor.account.email, detail: "Rollen" },
		{ action: "remove", person: editor.account.email, detail: "Rollen" },
	]);
});

test("a search lists first what it finds in a title", async () => {
	const editor = await desk().signIn("editor");
	const titled = await create(editor, "Ölçüm cihazı");
	const named = await create(editor, "Sonra yazılan");
	expect((await changePost(editor, named, { content: "Bir ölçüm daha" })).status).toBe(200);
	const { posts } = await editor.ask.read("/posts?q=olcum");
	expect(posts).toMatchObject([{ id: titled.id }, { id: named.id }]);
});

test("a search finds what stands behind a tag, too", async () => {
	const editor = await desk().signIn("editor");
	const post = await create(editor, "Betik");
	const content = "Das Tag `<script>` steht vor der Kirschtorte.";
	expect((await changePost(editor, post, { content })).status).toBe(200);
	expect((await editor.ask.read("/posts?q=kirschtorte")).posts).toMatchObject([{ id: post.id }]);
});

test("a draft may be unfinished, a published post may not", async () => {
	const editor = await desk().signIn("editor");
	const { ask } = editor;
	const { path, version, post } = await create(editor);
	const codes = async (change: Partial<PostFields>) => {
		const answer = await ask.put(path, { version, post: { ...post, ...change } });
		const { errors = [] } = await answer.json();
		const names = errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
		return [answer.status, ...names];
	};
	expect(await codes({ status: "published" })).toEqual([
		422,
		"post.excerpt required",
		"post.content required",
		"post.category required",
	]);
	expect(
		await codes({ title: " ", slug: "Kein Slug", tags: Array(21).fill("x"), read_time: 700 }),
	).toEqual([
		422,
		"post.title required",
		"post.slug slug",
		"post.tags too_many",
		"post.read_time invalid",
	]);
	const complete = { excerpt: "Özet", content: "Metin", category: "CRM" };
	expect(await codes({ ...complete, status: "published", slug: "taslak-1" })).toEqual([
		422,
		"post.slug draft_slug",
	]);
	expect(await codes({ ...complete, status: "published" })).toEqual([200]);
});

test("a slug that another post has is refused at its field", async () => {
	const editor = await desk().signIn("editor");
	const { post } = await create(editor, "Dolu");
	const draft = await createPost(editor);
	const taken = [{ field: "post.slug", code: "taken" }];
	const refused = await changePost(editor, draft, { slug: post.slug });
	expect((await refused.json()).errors).toMatchObject(taken);

	// Also while a published post is written on, long before that is published.
	const complete = { excerpt: "Özet", content: "Metin", category: "CRM" };
	const published = await changePost(editor, draft, { ...complete, status: "published" });
	const { version, post: live } = await published.json();
	const typed = { version, post: { ...live, slug: post.slug } };
	const answer = await editor.ask.put(`/posts/${draft.id}/text`, typed);
	expect((await answer.json()).errors).toMatchObject(taken);
});

test("pictures are shown in the preview and in the desk only", async () => {
	const editor = await desk().signIn("editor");
	const { path, id, post } = await create(editor);
	const add = (image: string, position = "Giriş") =>
		editor.ask.post(`${path}/pictures`, { position, alt: "Bir masa", image });
	expect((await add(await pictureUrl("webp", { width: 64, height: 48 }), COVER)).status).toBe(201);
	const camera = sharp(await photo(64, 48, "jpeg")).withExif({ IFD3: { GPSLatitudeRef: "N" } });
	const answer = await add(toDataUrl("image/jpeg", await camera.toBuffer()));
	const { pictures }: PostAnswer = await answer.json();
	const [cover, inText] = pictures;
	expect(cover).toMatchObject({ position: COVER, alt: "Bir masa", width: 64, height: 48 });

	const content = "## Giriş\n\n**kalın**\n\n<script>alert(1)</script>";
	const { title, excerpt, author, author_bio, category, tags } = post;
	const typed = { title, excerpt, content, author, author_bio, category, tags };
	const preview = await editor.ask.post(`${path}/page`, { post: typed });
	expect(preview.headers.get("cache-control")).toBe("no-store");
	expect(preview.headers.get("content-security-policy")).toMatch(
		/^sandbox allow-same-origin; default-src 'none';/,
	);
	const html = await preview.text();
	const file = `/api/desk/posts/${id}/pictures/${inText?.id}`;
	expect(html).toContain(`src="${file}"`);
	expect(html).toContain("<strong>kalın</strong>");
	expect(html).toContain(`/api/desk/posts/${id}/pictures/${cover?.id}`);
	// Nothing runs, and nothing is asked for that only visitors of a published post get.
	expect(html).not.toMatch(/<script|\/media\//);

	const picture = await editor.ask(`${path}/pictures/${inText?.id}`);
	expect(picture.headers.get("content-type")).toBe("image/webp");
	expect(picture.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
	const shown = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
	expect(shown).toMatchObject({ width: 64, height: 48 });
	// Nothing that the camera wrote.
	expect(shown.exif).toBeUndefined();
	expect((await desk().ask()(`${path}/pictures/${inText?.id}`)).status).toBe(401);

	const changed = await editor.ask.patch(`${path}/pictures/${inText?.id}`, {
		position: "",
		alt: "Boş",
	});
	expect((await changed.json()).pictures[1]).toMatchObject({ position: "", alt: "Boş" });
	const removed = await editor.ask.delete(`${path}/pictures/${cover?.id}`);
	expect((await removed.json()).pictures).toHaveLength(1);

	const svg = toDataUrl("image/svg+xml", Buffer.from("<svg/>"));
	expect(await outcomeOf(await add(svg))).toBe("422 picture_refused");
	const unknown = await editor.ask.patch(`${path}/pictures/x`, { position: "", alt: "" });
	expect(unknown.status).toBe(404);
});

test("a text that cannot be rendered is kept, but neither published nor shown, with a reason", async () => {
	const editor = await desk().signIn("editor");
	const { ask } = editor;
	const { path, version, post } = await create(editor);
	const content = "> ".repeat(20_000);
	const complex = { ...post, content, excerpt: "Özet", category: "CRM" };
	const saved = await ask.put(`${path}/text`, { version, post: complex });
	expect(saved.status).toBe(200);
	const answer: PostAnswer = await saved.json();
	const published = await ask.put(path, {
		version: answer.version,
		post: { ...answer.post, status: "published" },
	});
	expect((await published.json()).errors).toMatchObject([
		{ field: "post.content", code: "too_complex" },
	]);
	expect(await outcomeOf(await ask(`${path}/page`))).toBe("422 too_complex");
});

test("saving what is typed publishes nothing, whatever status it has", async () => {
	const editor = await desk().signIn("editor");
	const { ask } = editor;
	const { path, version, post } = await create(editor);
	const typed = { ...post, content: "Yarım", status: "published" };
	const saved: PostAnswer = await (await ask.put(`${path}/text`, { version, post: typed })).json();
	expect(saved.post).toMatchObject({ content: "Yarım", status: "draft" });
});

test("every seeded post that is opened and saved unchanged is the same to the byte", async () => {
	const { ask } = await desk().signIn("editor");
	const { sql } = desk();
	await sql.query(await readFile("supabase/seed.sql", "utf8"));
	// As a program places pictures: below a heading, which the desk names in the text.
	const { rows: seeded } = await sql.query("select id, content from public.blog_posts");
	const sample = seeded.find(({ content }) => content.startsWith("#") || content.includes("\n## "));
	await sql.query(
		`insert into public.blog_images (post_id, position, mime, bytes, alt, sha256, width, height)
		values ($1, 'x', 'image/png', '', '', sha256(''), 4, 3)`,
		[sample.id],
	);
	expect(seeded.length).toBeGreaterThan(20);
	for (const { id, content } of seeded) {
		for (const path of [`/posts/${id}/text`, `/posts/${id}`]) {
			const { version, post }: PostAnswer = await ask.read(`/posts/${id}`);
			if (id === sample.id) expect(post.content).not.toBe(content);
			expect((await ask.put(path, { version, post })).status).toBe(200);
		}
	}
	const { rows } = await sql.query("select id, content from public.blog_posts");
	expect(new Map(rows.map(({ id, content }) => [id, content]))).toEqual(
		new Map(seeded.map(({ id, content }) => [id, content])),
	);
}, 60_000);
