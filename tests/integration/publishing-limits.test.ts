import { once } from "node:events";
import { expect, test } from "vitest";
import { MOST_BODY_BYTES } from "../../supabase/functions/create-blog-post/body.ts";
import { PAYLOAD } from "../support/blog-payload.ts";
import { perTest } from "../support/fixtures.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { startSite } from "../support/site-app.ts";

async function start(environment: NodeJS.ProcessEnv) {
	const { app } = perTest(await startSite(environment));
	return publisher(app);
}

const JSON_TYPE = { "content-type": "application/json" };
const KEYED = { ...JSON_TYPE, authorization: `Bearer ${API_KEY}` };

/** Milliseconds that something may take on a busy machine. */
const PATIENCE = { timeout: 15_000 };

/** The answer to a request whose body is still being sent. */
async function answerTo(request: ReturnType<Awaited<ReturnType<typeof publisher>>["begin"]>) {
	const [response] = await once(request, "response");
	response.resume();
	return { status: response.statusCode, headers: response.headers };
}

test("without a key the answer does not wait for the body", async () => {
	const { begin } = await start({
		BLOG_API_KEY: API_KEY,
		BLOG_DEMO: "false",
	});
	for (const length of ["1000", `${MOST_BODY_BYTES}`, `${2 ** 40}`]) {
		const request = begin({ ...JSON_TYPE, "content-length": length });
		expect(await answerTo(request)).toMatchObject({ status: 401 });
		request.destroy();
	}
	const chunked = begin({ ...JSON_TYPE, "transfer-encoding": "chunked" });
	expect(await answerTo(chunked)).toMatchObject({ status: 401 });
	chunked.destroy();
});

test("a body beyond the limit is refused, announced or not", async () => {
	const { begin } = await start({ BLOG_API_KEY: API_KEY });
	const length = `${MOST_BODY_BYTES + 1}`;
	const announced = begin({ ...KEYED, "content-length": length });
	expect(await answerTo(announced)).toMatchObject({ status: 413 });
	announced.destroy();

	const chunked = begin({ ...KEYED, "transfer-encoding": "chunked" });
	chunked.on("error", () => {});
	const answer = answerTo(chunked);
	const chunk = Buffer.alloc(4 * 1024 * 1024, " ");
	for (let sent = 0; sent <= MOST_BODY_BYTES; sent += chunk.length) {
		chunked.write(chunk);
	}
	expect(await answer).toMatchObject({ status: 413 });
	chunked.destroy();
});

test("one large body is read at a time; the others are answered with Retry-After", async () => {
	const { begin, post } = await start({ BLOG_API_KEY: API_KEY });
	const large = { ...KEYED, "content-length": `${MOST_BODY_BYTES}` };
	const first = begin(large);
	first.on("error", () => {});
	first.write("{");
	const refused = async () => {
		const second = begin(large);
		const answer = await answerTo(second);
		second.destroy();
		return answer;
	};
	await expect
		.poll(refused, PATIENCE)
		.toMatchObject({ status: 503, headers: { "retry-after": "5" } });
	expect((await post(PAYLOAD)).status).toBe(503);
	// Its client goes away, and there is room again.
	first.destroy();
	await expect.poll(async () => (await post(PAYLOAD)).status, PATIENCE).toBe(201);
});

test("slow bodies of strangers who send the demo's post do not block callers with a key", async () => {
	const { begin } = await start({ BLOG_API_KEY: API_KEY, BLOG_DEMO: "true" });
	const slow = Array.from({ length: 10 }, () => {
		const request = begin({ ...JSON_TYPE, "content-length": "1000" });
		request.on("error", () => {}).write("{");
		return request;
	});
	const stranger = async () => {
		const next = begin({ ...JSON_TYPE, "content-length": "1000" });
		next.on("error", () => {});
		const ended = answerTo(next).finally(() => next.destroy());
		next.end(" ".repeat(1000));
		return (await ended).status;
	};
	await expect.poll(stranger, PATIENCE).toBe(503);

	const known = begin({ ...KEYED, "content-length": `${MOST_BODY_BYTES}` });
	known.end(Buffer.alloc(MOST_BODY_BYTES, " "));
	const { status } = await answerTo(known);
	expect(status).toBeGreaterThanOrEqual(400);
	expect(status).toBeLessThan(500);
	for (const request of slow) request.destroy();
});

test("small bodies are read at the same time", async () => {
	const { post } = await start({ BLOG_API_KEY: API_KEY });
	const answers = await Promise.all(Array.from({ length: 20 }, () => post(PAYLOAD)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
});

test("an IP address has sixty requests a minute, wrong keys included", async () => {
	const { post } = await start({ BLOG_API_KEY: API_KEY });
	for (let count = 0; count < 60; count += 1) {
		const { status } = await post("{}", { authorization: "Bearer guess" });
		expect(status).toBe(401);
	}
	const { status, headers } = await post(PAYLOAD);
	expect(status).toBe(429);
	expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("without BLOG_API_KEY and the demo, publishing is switched off, and says so", async () => {
	const { post } = await start({ BLOG_DEMO: "false" });
	for (const authorization of ["", "Bearer ", "Bearer undefined"]) {
		expect(await post(PAYLOAD, { authorization })).toMatchObject({
			status: 404,
			body: {
				title: "Publishing is switched off",
				detail: "The server's operator sets keys with BLOG_API_KEY.",
			},
		});
	}
});
