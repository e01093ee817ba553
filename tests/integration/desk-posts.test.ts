import fp from "fastify-plugin";
import sharp from "sharp";
import { expect, test } from "vitest";
import { media } from "../../server/blog/media/plugin.ts";
import { rendering } from "../../server/plugins/rendering.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import { COVER } from "../../shared/post.ts";
import { outcomeOf, testDesk } from "../support/desk.ts";
import { photo } from "../support/pictures.ts";

/** The posts' database over Supabase Lite, with the service role's key. */
const asService = fp(async (app) => {
	const { databaseUrl = "", siteUrl } = app.config;
	const lite = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	app.addHook("onClose", lite.close);
	app.decorate("supabaseAsService", createSupabaseClient(lite.fetch, lite.serviceRoleKey));
	app.decorate("reportUnreadable", (id, reason) => app.log.error({ id, reason }));
	await app.register(rendering);
	await app.register(media);
});

const desk = testDesk({ extend: (app) => app.register(asService) });

type Person = Awaited<ReturnType<ReturnType<typeof desk>["signIn"]>>;

/** Creates a draft. @returns its path and its content. */
async function create({ ask }: Person, title = "Yeni yazı") {
	const answer = await ask.post("/posts", { language: "tr", title });
	expect(answer.status).toBe(201);
	const { id } = await answer.json();
	const path = `/posts/${id}`;
	const post: PostAnswer = await ask.read(path);
	return { path, ...post };
}

const dataUrl = async (format: "webp" | "png" = "webp") =>
	`data:image/${format};base64,${(await photo(64, 48, format)).toString("base64")}`;

test("editors and owners write posts, sales does not", async () => {
	const editor = await desk().signIn("editor", { name: "Ece Kaya" });
	const { id, path, post } = await create(editor, "Rollen");
	expect(post.author).toBe("Ece Kaya");
	const owner = await desk().signIn("owner");
	expect((await owner.ask.read("/posts?q=rollen")).posts).toMatchObject([{ id }]);

	const sales = await desk().signIn("sales");
	const refused = [
		sales.ask("/posts"),
		sales.ask(path),
		sales.ask.post("/posts", { language: "tr", title: "X" }),
		sales.ask.put(path, {}),
		sales.ask.delete(path),
		sales.ask.post(`${path}/preview`, { content: "" }),
		sales.ask.post(`${path}/pictures`, {}),
	];
	for (const answer of await Promise.all(refused)) {
		expect(await outcomeOf(answer)).toBe("403 wrong_role");
	}
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

test("a draft may be unfinished, a published post may not", async () => {
	const { ask } = await desk().signIn("editor");
	const { path, version, post } = await create({ ask } as Person);
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
	expect(await codes({ ...complete, status: "published" })).toEqual([200]);
});

test("the second of two changes is told who made the first", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const can = await desk().signIn("editor", { name: "Can Demir" });
	const { path, version, post } = await create(ece);
	const first = await ece.ask.put(path, { version, post: { ...post, title: "Eces" } });
	expect(first.status).toBe(200);
	const second = await can.ask.put(path, { version, post: { ...post, title: "Cans" } });
	expect(second.status).toBe(409);
	expect(await second.json()).toMatchObject({ code: "post_changed", by: "Ece Kaya" });
	const theirs: PostAnswer = await can.ask.read(path);
	expect(theirs.post.title).toBe("Eces");
	const own = { version: theirs.version, post: { ...post, title: "Cans" } };
	expect((await can.ask.put(path, own)).status).toBe(200);

	const other = await create(can, "Başka");
	const taken = await can.ask.put(other.path, {
		version: other.version,
		post: { ...other.post, slug: post.slug },
	});
	expect((await taken.json()).errors).toMatchObject([{ field: "post.slug", code: "taken" }]);
});

test("pictures are shown in the preview and in the desk only", async () => {
	const editor = await desk().signIn("editor");
	const { path, id } = await create(editor);
	const add = (image: string, position = "Giriş") =>
		editor.ask.post(`${path}/pictures`, { position, alt: "Bir masa", image });
	expect((await add(await dataUrl(), COVER)).status).toBe(201);
	const camera = sharp(await photo(64, 48, "jpeg")).withExif({ IFD3: { GPSLatitudeRef: "N" } });
	const answer = await add(
		`data:image/jpeg;base64,${(await camera.toBuffer()).toString("base64")}`,
	);
	const { pictures }: PostAnswer = await answer.json();
	const [cover, inText] = pictures;
	expect(cover).toMatchObject({ position: COVER, alt: "Bir masa", width: 64, height: 48 });

	const content = "## Giriş\n\n**kalın**\n\n<script>alert(1)</script>";
	const preview = await editor.ask.post(`${path}/preview`, { content });
	const { html } = await preview.json();
	const file = `/api/desk/posts/${id}/pictures/${inText?.id}`;
	expect(html).toContain(`src="${file}"`);
	expect(html).toContain("<strong>kalın</strong>");
	expect(html).not.toContain("<script>");
	expect(html).not.toContain(cover?.id);

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

	const svg = `data:image/svg+xml;base64,${btoa("<svg/>")}`;
	expect(await outcomeOf(await add(svg))).toBe("422 picture_refused");
	const unknown = await editor.ask.patch(`${path}/pictures/x`, { position: "", alt: "" });
	expect(unknown.status).toBe(404);
});

test("a text that cannot be rendered is neither saved nor shown, with a reason", async () => {
	const { ask } = await desk().signIn("editor");
	const { path, version, post } = await create({ ask } as Person);
	const content = "> ".repeat(20_000);
	const saved = await ask.put(path, { version, post: { ...post, content } });
	expect((await saved.json()).errors).toMatchObject([
		{ field: "post.content", code: "too_complex" },
	]);
	expect(await outcomeOf(await ask.post(`${path}/preview`, { content }))).toBe("422 too_complex");
	expect(await ask.read(path)).toMatchObject({ version });
});
