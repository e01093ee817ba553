import { beforeAll, expect, test } from "vitest";
import type { TokensAnswer } from "../../shared/desk/tokens.ts";
import { outcomeOf, type SignedIn } from "../support/desk.ts";
import { testPostDesk } from "../support/post-desk.ts";

const desk = testPostDesk();

let editor: SignedIn;
let token: string;
beforeAll(async () => {
	editor = await desk().signIn("editor", { name: "Ece Kaya" });
	token = await makeToken();
});

async function makeToken(scope = "write", person = editor): Promise<string> {
	const { password } = person;
	const answer = await person.ask.post("/tokens", { name: "Betik", scope, password });
	expect(answer.status).toBe(201);
	return (await answer.json()).token;
}

const call = (path: string, method = "GET", json?: object, bearer = token) =>
	fetch(new URL(`/api/posts${path}`, desk().urlOf("")), {
		method,
		headers: {
			authorization: `Bearer ${bearer}`,
			...(json && { "content-type": "application/json" }),
		},
		...(json && { body: JSON.stringify(json) }),
	});
const json = async (answer: Promise<Response>) => (await answer).json();

const POST = {
	language: "tr",
	title: "Betikten gelen yazı",
	excerpt: "Özet",
	content: "## Başlık\n\nMetin",
	category: "CRM",
	tags: ["bir", "bir"],
	status: "published",
};

test("a program writes, reads, lists and changes a post in the name of its account", async () => {
	const created = await call("", "POST", POST);
	expect(created.status).toBe(201);
	const post = await created.json();
	expect(created.headers.get("location")).toBe(`/api/posts/${post.id}`);
	expect(post).toMatchObject({
		...POST,
		tags: ["bir"],
		author: "Ece Kaya",
		slug: "betikten-gelen-yazi",
		url: "http://localhost:3000/tr/blog/betikten-gelen-yazi",
	});
	const changed = await call(`/${post.id}`, "PATCH", { title: "Başka", version: post.version });
	expect(await changed.json()).toMatchObject({ title: "Başka", content: POST.content });
	expect(await json(call(`/${post.id}`))).toMatchObject({ title: "Başka", status: "published" });
	expect((await json(call("?q=baska&state=published"))).posts).toMatchObject([{ id: post.id }]);
	const stale = await call(`/${post.id}`, "PATCH", { title: "X", version: post.version });
	expect(stale.status).toBe(409);
	expect(
		await desk().rows(
			`select distinct person from private.audit where object_kind = 'post' and object_id = '${post.id}'`,
		),
	).toEqual([{ person: editor.account.email }]);
});

test("a post that is sent again under its id is made once, and stays as it is, also in the bin", async () => {
	const sent = { ...POST, id: crypto.randomUUID(), slug: "bir-kez" };
	expect((await call("", "POST", sent)).status).toBe(201);
	await call(`/${sent.id}`, "PATCH", { title: "Sonra" });
	const again = await call("", "POST", sent);
	expect(again.status).toBe(200);
	expect(await again.json()).toMatchObject({ id: sent.id, title: "Sonra" });
	const other = await call("", "POST", { ...sent, content: "Başka" });
	expect(other.status).toBe(422);
	expect((await other.json()).errors).toMatchObject([{ field: "id", code: "reused" }]);
	expect((await call("", "POST", { ...POST, slug: sent.slug })).status).toBe(409);

	await editor.ask.delete(`/posts/${sent.id}`);
	expect(await outcomeOf(await call("", "POST", sent))).toBe("409 deleted");
	await editor.ask.post(`/bin/posts/${sent.id}`);
	expect((await call("", "POST", sent)).status).toBe(200);
});

test("a post that is sent several times at once is made once", async () => {
	const sent = { ...POST, id: crypto.randomUUID(), title: "Aynı anda" };
	const answers = await Promise.all(Array.from({ length: 5 }, () => call("", "POST", sent)));
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
	for (const answer of answers) {
		expect(await answer.json()).toMatchObject({
			id: sent.id,
			slug: "ayni-anda",
			content: POST.content,
		});
	}
});

test("the reading time is the text's, and a title without letters needs a slug to be published", async () => {
	const body = { ...POST, content: "söz ".repeat(450) };
	const post = await json(call("", "POST", body));
	expect(post.read_time).toBe(3);
	expect(await json(call(`/${post.id}`, "PATCH", { content: "söz" }))).toMatchObject({
		read_time: 1,
	});
	const refused = await json(call("", "POST", { ...body, title: "🎉🎉" }));
	expect(refused.errors).toMatchObject([{ field: "slug", code: "draft_slug" }]);
	const chosen = await json(call("", "POST", { ...body, title: "🎉🎉", slug: "kutlama" }));
	expect(chosen).toMatchObject({ slug: "kutlama", status: "published" });
});

test("a translation starts as its source", async () => {
	const source = await json(call("", "POST", { ...POST, title: "Kaynak" }));
	const post = await json(
		call("", "POST", { language: "de", title: "Ziel", translates: source.id }),
	);
	expect(post).toMatchObject({
		content: POST.content,
		status: "draft",
		translations: [{ id: source.id, language: "tr" }],
	});
});

test.each([
	[{ ...POST, content: "", category: undefined }, ["content", "category"]],
	[{ ...POST, html: "<p>" }, ["html"]],
	[{ ...POST, published_at: "2026-02-30T10:00:00Z" }, ["published_at"]],
	[{ ...POST, translates: crypto.randomUUID() }, ["translates"]],
])("%j is refused, names all fields and leaves nothing behind", async (body, fields) => {
	const before = (await json(call(""))).total;
	const answer = await call("", "POST", body);
	expect(answer.status).toBe(422);
	const { errors } = await answer.json();
	expect(errors.map(({ field }: { field: string }) => field).sort()).toEqual(fields.sort());
	expect((await json(call(""))).total).toBe(before);
});

test("what somebody writes into a published post is not published by a program", async () => {
	const { id } = await json(call("", "POST", { ...POST, title: "Yayında" }));
	const { version, post } = await editor.ask.read(`/posts/${id}`);
	const content = "Yarım kalan";
	await editor.ask.put(`/posts/${id}/text`, { version, post: { ...post, content } });
	const answer = await call(`/${id}`, "PATCH", { title: "Başka" });
	expect(await outcomeOf(answer)).toBe("409 unpublished_changes");
	expect(await editor.ask.read(`/posts/${id}`)).toMatchObject({ post: { content }, live: post });
});

test("a change of other fields leaves the text as a program wrote it, with pictures below headings", async () => {
	const { id } = await json(call("", "POST", { ...POST, title: "Resimli" }));
	await desk().sql.query(
		`insert into public.blog_images (post_id, position, mime, bytes, alt, sha256, width, height)
		values ($1, 'Başlık', 'image/png', '', '', sha256(''), 1, 1)`,
		[id],
	);
	expect((await call(`/${id}`, "PATCH", { category: "Satış" })).status).toBe(200);
	expect(await desk().rows(`select content from public.blog_posts where id = '${id}'`)).toEqual([
		{ content: POST.content },
	]);
});

test("a body that is not said to be JSON is refused as that", async () => {
	const answer = await fetch(new URL("/api/posts", desk().urlOf("")), {
		method: "POST",
		headers: { authorization: `Bearer ${token}` },
		body: JSON.stringify(POST),
	});
	expect(answer.status).toBe(415);
});

test("a token ends when its account gets a new password by a link", async () => {
	const other = await desk().signIn("editor");
	const theirs = await makeToken("read", other);
	const owner = await desk().signIn("owner");
	const { link } = await (await owner.ask.post(`/accounts/${other.account.id}/link`)).json();
	const fields = { token: link.split("#")[1], password: "drei blaue Katzen auf dem Dach" };
	expect((await desk().ask().post("/link/password", fields)).status).toBe(200);
	expect((await call("", "GET", undefined, theirs)).status).toBe(401);
	expect(
		await desk().rows(
			`select person, detail from private.audit where action = 'token_remove' and object_id = '${other.account.email}'`,
		),
	).toEqual([{ person: owner.account.email, detail: "Betik" }]);
});

test("a token does what its scope says, until it is revoked or its account may not", async () => {
	const reader = await makeToken("read");
	expect((await call("", "GET", undefined, reader)).status).toBe(200);
	expect((await call("", "POST", POST, reader)).status).toBe(403);
	expect((await call("", "GET", undefined, "vitrin_x")).status).toBe(401);

	const other = await desk().signIn("editor");
	const theirs = await makeToken("write", other);
	const owner = await desk().signIn("owner");
	const account = `/accounts/${other.account.id}`;
	await owner.ask.patch(account, { role: "sales" });
	expect((await call("", "GET", undefined, theirs)).status).toBe(401);
	await owner.ask.patch(account, { role: "editor" });
	expect((await call("", "GET", undefined, theirs)).status, "it is not found again").toBe(401);

	const { tokens }: TokensAnswer = await editor.ask.read("/tokens");
	expect(tokens.map(({ scope, lastUsedAt }) => [scope, lastUsedAt !== null])).toEqual([
		["read", true],
		["write", true],
	]);
	await editor.ask.delete(`/tokens/${tokens[0]?.id}`);
	expect((await call("", "GET", undefined, reader)).status).toBe(401);
	expect(
		await desk().rows(
			"select action, detail from private.audit where action like 'token%' and person = '" +
				`${editor.account.email}' order by id`,
		),
	).toEqual([
		{ action: "token_add", detail: "write: Betik" },
		{ action: "token_add", detail: "read: Betik" },
		{ action: "token_remove", detail: "Betik" },
	]);
});

test("a token takes the password, and only its hash is kept", async () => {
	const wrong = { name: "X", scope: "read", password: "wrong" };
	expect(await outcomeOf(await editor.ask.post("/tokens", wrong))).toBe("403 wrong_credentials");
	const [row] = await desk().rows<{ hash: Buffer }>("select hash from private.access_tokens");
	expect(row?.hash.toString()).not.toContain(token);
});

test("programs outside of DESK_ALLOW do not find it", async () => {
	const server = await desk().start({ DESK_ALLOW: "10.0.0.0/8" });
	const answer = await fetch(new URL("/api/posts", desk().urlOf("", server)), {
		headers: { authorization: `Bearer ${token}` },
	});
	expect(answer.status).toBe(404);
});
