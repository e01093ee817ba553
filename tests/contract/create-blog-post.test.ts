import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import type { SupabaseApi } from "../../server/supabase/api.ts";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import {
	FORMATS,
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	pictureUrl,
	toDataUrl,
} from "../support/blog-payload.ts";
import { serveInDeno } from "../support/deno.ts";
import { addressOf } from "../support/gateway.ts";
import { onEachImplementation } from "./implementations.ts";

/** How the function is reached, and how to end what that took. */
interface Runtime {
	call(request: Request): Promise<Response>;
	stop(): Promise<void>;
}

type Start = (api: SupabaseApi, serviceRoleKey: string) => Promise<Runtime>;

const inProcess: Start = async (api, serviceRoleKey) => {
	const restUrl = "http://supabase.invalid/rest/v1";
	const call = createHandler({ restUrl, serviceRoleKey, send: api });
	return { call, stop: async () => {} };
};

/** The API behind a port, since Deno is another process. */
const inDeno: Start = async (api, serviceRoleKey) => {
	const server = createServer(async (request, response) => {
		const body = await request.toArray();
		const answer = await api(
			new Request(`http://supabase.invalid${request.url}`, {
				method: request.method ?? "GET",
				headers: {
					apikey: String(request.headers.apikey),
					authorization: String(request.headers.authorization),
					"content-type": "application/json",
				},
				body: Buffer.concat(body),
			}),
		);
		response.writeHead(answer.status, { "content-type": "application/json" });
		response.end(await answer.text());
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const deno = await serveInDeno("create-blog-post", {
		SUPABASE_URL: addressOf(server),
		SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
	});
	return {
		call: ({ method, headers, body }) =>
			fetch(
				new Request(deno.url, {
					method,
					headers,
					body,
					...(body && { duplex: "half" }),
				}),
			),
		async stop() {
			await deno.stop();
			server.closeAllConnections();
			server.close();
		},
	};
};

const key = () => `key-${crypto.randomUUID()}`;

describe.each([
	["in this process", inProcess],
	["in Deno", inDeno],
])("the function create-blog-post %s", (_, start) => {
	onEachImplementation(
		async () => {},
		(on) => {
			let runtime: Promise<Runtime> | undefined;

			/** A request of the service; what is given replaces its own. */
			async function call(
				body: unknown,
				headers: Record<string, string> = {},
				method = "POST",
			) {
				if (!runtime) {
					runtime = start(on().fetch, on().serviceRoleKey);
					on().onStop(async () => (await runtime)?.stop());
				}
				const text = typeof body === "string" ? body : JSON.stringify(body);
				const answer = await (await runtime).call(
					new Request("http://functions.invalid/create-blog-post", {
						method,
						headers: {
							authorization: `Bearer ${on().serviceRoleKey}`,
							"content-type": "application/json",
							...headers,
						},
						body: method === "GET" ? null : text,
					}),
				);
				return {
					status: answer.status,
					type: answer.headers.get("content-type"),
					allow: answer.headers.get("allow"),
					body: await answer.json(),
				};
			}

			const query = async (sql: string, values: unknown[] = []) =>
				withClient(on().databaseUrl, async (client) => {
					const { rows } = await client.query(sql, values);
					return rows;
				});

			const count = async () =>
				(await query("select count(*)::integer as posts from blog_posts"))[0];

			test("creates a post with everything that was said of it", async () => {
				const answer = await call(FULL_PAYLOAD);
				expect(answer).toMatchObject({
					status: 201,
					type: "application/json",
					body: { slug: FULL_PAYLOAD.slug },
				});
				const { published_at, ...fields } = FULL_PAYLOAD;
				const [post] = await query("select * from blog_posts where id = $1", [
					answer.body.post_id,
				]);
				expect(post).toMatchObject({ ...fields, cover_image_url: null });
				expect(post.published_at).toEqual(new Date(published_at));
			});

			test("creates its pictures with it, the cover at /media", async () => {
				const bytes = await Promise.all(
					FORMATS.map((format, index) =>
						makePicture(format, { width: 20 + index, height: 10 }),
					),
				);
				const urls = bytes.map((bytes, index) =>
					toDataUrl(`image/${FORMATS[index]}`, bytes),
				);
				const [cover, ...images] = urls;
				const { body } = await call({
					...PAYLOAD,
					cover_image: cover,
					cover_image_alt: "Kapak",
					images: images.map((image_url, index) => ({
						position: "baslik",
						image_url,
						image_meta_description: `Resim ${index}`,
					})),
				});
				const rows = await query(
					"select id, position, mime, alt, width, height, bytes, sha256 = sha256(bytes) as hashed from blog_images where post_id = $1 order by created_at, id",
					[body.post_id],
				);
				expect(rows).toEqual(
					FORMATS.map((format, index) => ({
						id: expect.any(String),
						position: index === 0 ? "cover" : "baslik",
						mime: `image/${format}`,
						alt: index === 0 ? "Kapak" : `Resim ${index - 1}`,
						width: 20 + index,
						height: 10,
						bytes: bytes[index],
						hashed: true,
					})),
				);
				const [post] = await query(
					"select cover_image_url from blog_posts where id = $1",
					[body.post_id],
				);
				expect(post).toEqual({ cover_image_url: `/media/${rows[0].id}` });
			});

			test("what is scheduled keeps its date, what is a draft has none", async () => {
				const dates = async (fields: object) => {
					const { body } = await call({ ...PAYLOAD, ...fields });
					const sql =
						"select status, published_at, published_at <= now() as past from blog_posts where id = $1";
					return (await query(sql, [body.post_id]))[0];
				};
				expect(await dates({})).toMatchObject({ past: true });
				expect(await dates({ status: "draft" })).toMatchObject({
					published_at: null,
				});
				const published_at = "2999-01-01T00:00:00.000Z";
				expect(await dates({ published_at })).toEqual({
					status: "published",
					published_at: new Date(published_at),
					past: false,
				});
			});

			test("equal titles get slugs of their own, also at once", async () => {
				const posts = Array.from({ length: 12 }, () =>
					call({ ...PAYLOAD, title: "Aynı başlık" }),
				);
				const slugs = (await Promise.all(posts)).map(({ body }) => body.slug);
				expect(slugs.sort()).toEqual(
					[
						"ayni-baslik",
						...Array.from(
							{ length: 11 },
							(_, index) => `ayni-baslik-${index + 2}`,
						),
					].sort(),
				);
				const other = { ...PAYLOAD, title: "Aynı başlık", language: "en" };
				expect((await call(other)).body.slug).toBe("ayni-baslik");
			});

			test("a slug of the greatest length leaves room for its suffix", async () => {
				const post = { ...PAYLOAD, title: "x".repeat(150) };
				expect((await call(post)).body.slug).toBe("x".repeat(120));
				expect((await call(post)).body.slug).toBe(`${"x".repeat(118)}-2`);
			});

			test("a slug that the caller chose is taken as it is or not at all", async () => {
				const post = { ...PAYLOAD, slug: "secilmis" };
				expect((await call(post)).body.slug).toBe("secilmis");
				const before = await count();
				expect(await call(post)).toMatchObject({
					status: 409,
					type: "application/problem+json",
					body: { status: 409, errors: [{ field: "slug", code: "taken" }] },
				});
				expect(await count()).toEqual(before);
				const german = { ...post, language: "de" };
				expect((await call(german)).status).toBe(201);
			});

			test("the same key and content are one post, also at once", async () => {
				const headers = { "idempotency-key": key() };
				const post = { ...PAYLOAD, cover_image: await pictureUrl("png") };
				const before = await count();
				const answers = await Promise.all(
					Array.from({ length: 6 }, () => call(post, headers)),
				);
				answers.push(await call(post, headers));
				expect(answers[0]).toMatchObject({ status: 201 });
				for (const answer of answers) expect(answer).toEqual(answers[0]);
				expect(await count()).toEqual({ posts: before.posts + 1 });
				const quoted = { "idempotency-key": `"${headers["idempotency-key"]}"` };
				expect(await call(post, quoted)).toEqual(answers[0]);
			});

			test("the same key with other content is refused", async () => {
				const headers = { "idempotency-key": key() };
				await call(PAYLOAD, headers);
				const before = await count();
				const other = { ...PAYLOAD, title: "Başka" };
				expect(await call(other, headers)).toMatchObject({
					status: 422,
					body: { errors: [{ field: "Idempotency-Key", code: "reused" }] },
				});
				expect(await count()).toEqual(before);
			});

			test("a refused request leaves its key free, a deleted post gives it back", async () => {
				const headers = { "idempotency-key": key() };
				await call({ ...PAYLOAD, slug: "dolu" });
				const taken = await call({ ...PAYLOAD, slug: "dolu" }, headers);
				expect(taken.status).toBe(409);
				const first = await call({ ...PAYLOAD, slug: "bos" }, headers);
				expect(first.status).toBe(201);
				await query("delete from blog_posts where slug = 'bos'");
				const again = await call({ ...PAYLOAD, slug: "bos" }, headers);
				expect(again.status).toBe(201);
				expect(again.body.post_id).not.toBe(first.body.post_id);
			});

			test.each(["short", "x".repeat(129), "has blanks in it", "a,b,c,d,e"])(
				"%j is no idempotency key",
				async (key) => {
					const before = await count();
					expect(await call(PAYLOAD, { "idempotency-key": key })).toMatchObject(
						{
							status: 422,
							body: { errors: [{ field: "Idempotency-Key", code: "invalid" }] },
						},
					);
					expect(await count()).toEqual(before);
				},
			);

			test("what is wrong is named field by field", async () => {
				const before = await count();
				const svg = "data:image/svg+xml;base64,PHN2Zz4=";
				const answer = await call({
					...PAYLOAD,
					title: "",
					status: "live",
					images: [{ position: "a", image_url: svg }],
				});
				expect(answer).toMatchObject({
					status: 422,
					type: "application/problem+json",
					body: {
						type: "about:blank",
						title: "Some fields need another look",
						status: 422,
						errors: [
							{
								field: "title",
								code: "required",
								message: "title is required",
							},
							{ field: "status", code: "invalid" },
							{
								field: "images.0.image_url",
								code: "type",
								message: "images.0.image_url takes PNG, JPEG, WebP or AVIF",
							},
						],
					},
				});
				expect(await count()).toEqual(before);
			});

			test.each([
				["", 400],
				["{", 400],
				["[]", 400],
				["null", 400],
				['"text"', 400],
				["{}", 422],
			])("the body %j is answered with %i", async (body, status) => {
				expect(await call(body)).toMatchObject({
					status,
					type: "application/problem+json",
				});
			});

			test("only JSON by POST is taken", async () => {
				const form = { "content-type": "text/plain" };
				expect((await call(PAYLOAD, form)).status).toBe(415);
				const get = await call("", {}, "GET");
				expect([get.status, get.allow]).toEqual([405, "POST"]);
			});

			test("only the service role's key opens it", async () => {
				const before = await count();
				for (const authorization of [
					"",
					"Bearer ",
					`Bearer ${on().anonKey}`,
					`Bearer ${on().serviceRoleKey}x`,
					on().serviceRoleKey,
				]) {
					const answer = await call(PAYLOAD, { authorization });
					expect(answer.status).toBe(401);
					expect(JSON.stringify(answer)).not.toContain(on().serviceRoleKey);
				}
				expect(await count()).toEqual(before);
			});
		},
	);
});

test("while the database is away: 503, when to come again, and nothing of the inside", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	for (const send of [
		() => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.5:3000")),
		async () => Response.json({ message: "10.0.0.5 is away" }, { status: 503 }),
		async () => Response.json({ code: "57014" }, { status: 500 }),
		async () => Response.json({ code: "PGRST202" }, { status: 404 }),
		async () => new Response("<html>", { status: 502 }),
		async () => Response.json({ outcome: "something" }),
	]) {
		const serviceRoleKey = "the service role's secret";
		const call = createHandler({
			restUrl: "http://rest",
			serviceRoleKey,
			send,
		});
		const answer = await call(
			new Request("http://functions.invalid", {
				method: "POST",
				headers: {
					authorization: `Bearer ${serviceRoleKey}`,
					"content-type": "application/json",
				},
				body: JSON.stringify(PAYLOAD),
			}),
		);
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("10");
		expect(await answer.text()).not.toMatch(/10\.0\.0\.5|secret/);
	}
	expect(log).toHaveBeenCalledTimes(6);
	expect(JSON.stringify(log.mock.calls)).not.toMatch(/10\.0\.0\.5|secret/);
	log.mockRestore();
});
