import { expect, onTestFinished, test, vi } from "vitest";
import { MOST_BODY_BYTES } from "../../supabase/functions/create-blog-post/body.ts";
import type { Answer, Call } from "../../supabase/functions/create-blog-post/database.ts";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import { PAYLOAD, pictureUrl } from "../support/blog-payload.ts";

const KEY = "the service role's secret";
const CREATED = { outcome: "created", post_id: "1", slug: "a" };

/** The function before a database that answers as it is told, and the values that the database got. */
function setUp(database: () => Promise<Answer> = async () => ({ answer: CREATED })) {
	const written: string[] = [];
	const call: Call = (bytes) => {
		written.push(Buffer.from(bytes).toString());
		return database();
	};
	const handle = createHandler(KEY, call);
	async function post(
		body: BodyInit | null,
		headers: Record<string, string> = {},
		method = "POST",
	) {
		const init = {
			method,
			headers: {
				authorization: `Bearer ${KEY}`,
				"content-type": "application/json",
				...headers,
			},
			body,
			duplex: "half",
		};
		const answer = await handle(new Request("http://functions.invalid", init));
		const text = await answer.text();
		return {
			status: answer.status,
			headers: answer.headers,
			text,
			body: JSON.parse(text),
		};
	}
	return { post, written };
}

const VALID = JSON.stringify(PAYLOAD);

test.each([
	["", 400],
	["{", 400],
	["[]", 400],
	["null", 400],
	['"text"', 400],
	["{}", 422],
	['{"__proto__":{"a":1}}', 422],
])("the body %j is answered with %i", async (body, status) => {
	const answer = await setUp().post(body);
	expect(answer.status).toBe(status);
	expect(answer.headers.get("content-type")).toBe("application/problem+json");
});

test("only JSON by POST is taken", async () => {
	const { post } = setUp();
	expect((await post(VALID, { "content-type": "text/plain" })).status).toBe(415);
	const get = await post(null, {}, "GET");
	expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
});

test("a body beyond the limit is refused, announced or not", async () => {
	const { post } = setUp();
	const length = `${MOST_BODY_BYTES + 1}`;
	expect((await post(VALID, { "content-length": length })).status).toBe(413);
	let chunks = 0;
	const endless = new ReadableStream({
		pull(controller) {
			chunks += 1;
			controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
		},
	});
	expect((await post(endless)).status).toBe(413);
	expect(chunks).toBeLessThan(25);
});

test.each(["", "Bearer ", `Bearer ${KEY}x`, KEY])(
	"the authorization %j is refused",
	async (authorization) => {
		const { post, written } = setUp();
		const { status, text } = await post(VALID, { authorization });
		expect(status).toBe(401);
		expect(text).not.toContain(KEY);
		expect(written).toEqual([]);
	},
);

test.each(["short", "x".repeat(129), "has blanks in it", "a,b,c,d,e"])(
	"%j is no idempotency key",
	async (key) => {
		const { post, written } = setUp();
		expect(await post(VALID, { "idempotency-key": key })).toMatchObject({
			status: 422,
			body: { errors: [{ field: "Idempotency-Key", code: "invalid" }] },
		});
		expect(written).toEqual([]);
	},
);

test("characters beyond Latin 1 arrive as they were sent, wherever the chunks of the body end", async () => {
	const { post, written } = setUp();
	const title = "Ş 漢字 🚀 é \\\\ \\u011f";
	const bytes = Buffer.from(VALID.replace(PAYLOAD.title, title));
	const stream = new ReadableStream({
		start(controller) {
			for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
			controller.close();
		},
	});
	expect((await post(stream)).status).toBe(201);
	expect(written[0]).toContain(JSON.stringify("Ş 漢字 🚀 é \\ ğ"));
});

test.each([
	["is away", () => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.5"))],
	["answers nothing", async () => ({ answer: undefined })],
	["answers something else", async () => ({ answer: { outcome: "something" } })],
	["takes too long", async () => ({ error: "57014" })],
	["lacks the SQL function", async () => ({ error: "PGRST202" })],
])("when the database %s the answer is 503 without internal details", async (_, database) => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const { status, headers, text } = await setUp(database).post(VALID);
	expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
	expect(text + JSON.stringify(log.mock.calls)).not.toMatch(/10\.0\.0\.5|secret/);
	expect(log).toHaveBeenCalledOnce();
});

test("values that only the database refuses are answered as the caller's error", async () => {
	const { post } = setUp(async () => ({ error: "23514" }));
	const cover_image = await pictureUrl("png");
	const body = JSON.stringify({ ...PAYLOAD, cover_image });
	expect((await post(body)).status).toBe(422);
});
