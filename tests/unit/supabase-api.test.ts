import { expect, test } from "vitest";
import { withDeadline } from "../../server/supabase/api.ts";

const PATH = "/rest/v1/blog_posts";

test("an answer in time is passed on, and the API sees the request", async () => {
	const api = withDeadline(async (path, init) => new Response(`${init?.method} ${path}`), 1000);
	const answer = await api(PATH, { method: "POST" });
	expect(await answer.text()).toBe(`POST ${PATH}`);
});

test("an API that does not answer is aborted after the timeout", async () => {
	const signals: (AbortSignal | null | undefined)[] = [];
	const api = withDeadline((_, init) => {
		signals.push(init?.signal);
		return new Promise(() => {});
	}, 10);
	await expect(api(PATH)).rejects.toMatchObject({ name: "TimeoutError" });
	expect(signals[0]?.aborted).toBe(true);
});

test("a caller can cancel earlier, also before the request", async () => {
	const controller = new AbortController();
	const api = withDeadline(() => new Promise(() => {}), 60_000);
	const ask = () => api(PATH, { signal: controller.signal });
	const answer = ask();
	controller.abort();
	await expect(answer).rejects.toMatchObject({ name: "AbortError" });
	await expect(ask()).rejects.toMatchObject({ name: "AbortError" });
});
