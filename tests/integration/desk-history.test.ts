import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { VersionsAnswer } from "../../shared/desk/post-history.ts";
import type { PostAnswer, PostFields } from "../../shared/desk/posts.ts";
import { pictureUrl } from "../support/blog-payload.ts";
import { outcomeOf, type SignedIn } from "../support/desk.ts";
import { changePost, createPost, testPostDesk } from "../support/post-desk.ts";

const desk = testPostDesk();

async function publish(person: SignedIn, fields: Partial<PostFields> = {}) {
	const complete = { excerpt: "Ö", content: "Bir", category: "CRM", ...fields };
	const draft = await createPost(person);
	const answer = await changePost(person, draft, { ...complete, status: "published" });
	expect(answer.status).toBe(200);
	const post: PostAnswer = await answer.json();
	return { path: `/posts/${post.id}`, ...post };
}

const live = async (id: string) =>
	(await desk().sql.query("select content, status from public.blog_posts where id = $1", [id]))
		.rows[0];

test("what is written into a published post reaches visitors with its update, whoever makes it", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const can = await desk().signIn("owner", { name: "Can Demir" });
	const { id, path, version, post } = await publish(ece);
	const saved = await ece.ask.put(`${path}/text`, {
		version,
		// Nothing that is missing stops writing.
		post: { ...post, content: "İki", excerpt: "" },
	});
	expect(await saved.json()).toMatchObject({ post: { content: "İki" }, live: { content: "Bir" } });
	expect(await live(id)).toEqual({ content: "Bir", status: "published" });

	const found: PostAnswer = await can.ask.read(path);
	const update = { version: found.version, post: found.post };
	expect(await outcomeOf(await can.ask.put(path, update))).toBe("422 invalid");
	const complete = { ...found.post, excerpt: "Ö" };
	const updated = await can.ask.put(path, { version: found.version, post: complete });
	expect(await updated.json()).toMatchObject({ live: null });
	expect(await live(id)).toMatchObject({ content: "İki" });
	expect(await outcomeOf(await ece.ask(`${path}/versions/999999`))).toBe("404 not_found");
});

test("one person's typing is one version, but a text of which a sentence was deleted is kept", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const { ask } = ece;
	let { id, version, post } = await createPost(ece, "Uzun");
	const path = `/posts/${id}`;
	const long = Array.from({ length: 50 }, (_, number) => `Cümle ${number}. `).join("");
	const sentence = "Silinen bir cümle, kırk harften uzun olsun diye.";
	const steps = [long.slice(0, -30), long.slice(0, -60)];
	for (const content of ["C", long, `${sentence} ${long}`, long, ...steps, "x", "xy"]) {
		const answer = await ask.put(`${path}/text`, { version, post: { ...post, content } });
		({ version, post } = (await answer.json()) as PostAnswer);
	}
	const { versions }: VersionsAnswer = await ask.read(`${path}/versions`);
	const texts = await Promise.all(
		versions.map(async (one) => (await ask.read(`${path}/versions/${one.id}`)).post.content),
	);
	expect(texts).toEqual(["xy", steps[1], steps[0], `${sentence} ${long}`, ""]);
	const audited = await desk().rows(
		`select count(*)::integer as rows from private.audit where object_kind = 'post' and action = 'change' and object_id = '${id}'`,
	);
	expect(audited).toEqual([{ rows: 4 }]);
});

test("a text that is discarded or overwritten is in the history, however little of it is new", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const { path, version, post } = await publish(ece, { slug: "atilan" });
	const write = async (content: string, from: string): Promise<PostAnswer> => {
		const answer = await ece.ask.put(`${path}/text`, { version: from, post: { ...post, content } });
		return answer.json();
	};
	const texts = async () => {
		const { versions }: VersionsAnswer = await ece.ask.read(`${path}/versions`);
		return Promise.all(
			versions.map(async (one) => (await ece.ask.read(`${path}/versions/${one.id}`)).post.content),
		);
	};
	await write("Bir, iki", version);
	await ece.ask.delete(`${path}/copy`);
	expect(await texts()).toEqual(["Bir", "Bir, iki", "Bir", ""]);

	const laptop = await write("Bir, üç", version);
	// The same person's phone knows the text from before, and then chooses its own.
	expect(await write("Bir, dört", version)).toMatchObject({ code: "post_changed" });
	await write("Bir, dört", laptop.version);
	expect(await texts()).toContain("Bir, üç");
});

test("the text of who saves second is in the history, and of a deleted post it comes back", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const can = await desk().signIn("editor", { name: "Can Demir" });
	const { path, version, post } = await publish(ece);
	await ece.ask.put(`${path}/text`, { version, post: { ...post, content: "Eces" } });
	const second = await can.ask.put(`${path}/text`, { version, post: { ...post, content: "Cans" } });
	expect(await second.json()).toMatchObject({ status: 409, code: "post_changed", by: "Ece Kaya" });
	const { versions }: VersionsAnswer = await can.ask.read(`${path}/versions`);
	expect(versions[0]).toMatchObject({ kind: "aside", by: "Can Demir" });

	expect((await ece.ask.delete(path)).status).toBe(204);
	const { posts } = await can.ask.read("/bin");
	expect(posts).toMatchObject([{ title: "Yazı", language: "tr", by: "Ece Kaya" }]);
	const restored = await can.ask.post(`/bin${path}`);
	expect(await restored.json()).toMatchObject({ post: { status: "draft", content: "Eces" } });
	const after: VersionsAnswer = await can.ask.read(`${path}/versions`);
	expect(after.versions).toEqual(versions);
	expect(await outcomeOf(await can.ask.post(`/bin${path}`))).toBe("404 not_found");
});

test("a translation that comes back from the bin still knows that its source has changed", async () => {
	const { ask, ...ece } = await desk().signIn("editor");
	const source = await publish({ ask, ...ece }, { slug: "kaynak" });
	const translation = await ask.post("/posts", {
		language: "de",
		title: "Ziel",
		translates: source.id,
	});
	const { id } = await translation.json();
	await changePost({ ask, ...ece }, source, { content: "Değişti" });
	for (const path of [`/posts/${id}`, source.path]) {
		await ask.delete(path);
		await ask.post(`/bin${path}`);
	}
	expect((await ask.read(`/posts/${id}`)).source).toMatchObject({ id: source.id, changed: true });
});

test("a version that was published for later says for when", async () => {
	const ece = await desk().signIn("editor");
	const later = "2999-01-01T09:00:00+00:00";
	const { path, ...post } = await publish(ece, { published_at: later });
	await changePost(ece, post, { published_at: null });
	const { versions }: VersionsAnswer = await ece.ask.read(`${path}/versions`);
	expect(versions.map(({ kind, scheduled_for }) => [kind, scheduled_for])).toEqual([
		["published", null],
		["published", later],
		["saved", null],
	]);
});

test("the text that stood before the first publication has the name of who wrote it", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const { id } = await createPost(ece, "Zuerst");
	const image = await pictureUrl("png");
	await ece.ask.post(`/posts/${id}/pictures`, { position: "cover", alt: "Kapak", image });
	const text = { excerpt: "Kısa", content: "Metin", category: "Satış", author: "Ece" };
	await changePost(ece, await ece.ask.read(`/posts/${id}`), { ...text, status: "published" });
	const { versions }: VersionsAnswer = await ece.ask.read(`/posts/${id}/versions`);
	expect(new Set(versions.map(({ by }) => by))).toEqual(new Set(["Ece Kaya"]));
});

test("a deleted post comes back with another slug where its own leads to another post by now", async () => {
	const can = await desk().signIn("editor");
	const first = await createPost(can, "Aynı");
	await can.ask.delete(`/posts/${first.id}`);
	const second = await createPost(can, "Aynı");
	const text = { excerpt: "Kısa", content: "Metin", category: "Satış", author: "Ece" };
	await changePost(can, second, { ...text, status: "published" });
	await changePost(can, await can.ask.read(`/posts/${second.id}`), { slug: "baska" });
	expect((await can.ask.post(`/bin/posts/${first.id}`)).status).toBe(200);
	expect((await can.ask.read(`/posts/${first.id}`)).post.slug).toBe("ayni-2");
});

test("thirty days later the bin is empty, and the history of what was in it is gone", async () => {
	const editor = await desk().signIn("editor");
	const { ask } = editor;
	const { id, path } = await publish(editor, { slug: "eski" });
	await ask.delete(path);
	const isInBin = async () =>
		(await ask.read("/bin")).posts.some((one: { id: string }) => one.id === id);
	expect(await isInBin()).toBe(true);
	const { sql } = desk();
	const purge = async () =>
		(await sql.query("select private.purge_post_bin() as count")).rows[0].count;
	expect(await purge()).toBe(0);
	await sql.query(
		"update private.post_bin set binned_at = now() - interval '30 days 1 minute' where post_id = $1",
		[id],
	);
	expect(await purge()).toBe(1);
	expect(await isInBin()).toBe(false);
	expect(
		await desk().rows(
			`select count(*)::integer as left from private.post_versions where post_id = '${id}'`,
		),
	).toEqual([{ left: 0 }]);
});

test("who has a post open is known to the others, on every server, until it is left", async () => {
	const ece = await desk().signIn("editor", { name: "Ece Kaya" });
	const can = await desk().signIn("owner", { name: "Can Demir" });
	const { path } = await publish(ece, { slug: "acik" });
	const first = randomUUID();
	const second = randomUUID();
	const present = async ({ ask }: SignedIn, kind = "here", tab = first) =>
		(await (await ask.post(`${path}/presence`, { kind, tab })).json()).others.map(
			({ name }: { name: string }) => name,
		);
	expect(await present(ece)).toEqual([]);
	await expect.poll(() => present(can)).toEqual(["Ece Kaya"]);
	await expect.poll(() => present(ece)).toEqual(["Can Demir"]);
	const other = await desk().start();
	const onOther = desk().ask(ece.cookie, other);
	const seen = async () =>
		(await (await onOther.post(`${path}/presence`, { kind: "here", tab: first })).json()).others;
	await present(can);
	await expect.poll(seen).toMatchObject([{ name: "Can Demir" }]);
	await present(can, "here", second);
	await present(can, "gone");
	await expect.poll(seen).toMatchObject([{ tab: second }]);
	await present(can, "gone", second);
	await expect.poll(() => present(ece)).toEqual([]);
});
