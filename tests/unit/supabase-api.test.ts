import { expect, test } from "vitest";
import { withDeadline } from "../../server/supabase/api.ts";

const request = new Request("http://supabase.invalid/rest/v1/blog_posts");

test("an answer in time is passed on, and the API sees the request", async () => {
	const api = withDeadline(
		async ({ method, url }) => new Response(`${method} ${url}`),
		1000,
	);
	const answer = await api(request);
	expect(await answer.text()).toBe(
		"GET http://supabase.invalid/rest/v1/blog_posts",
	);
});

test("an API that does not answer is given up, and told so", async () => {
	const signals: AbortSignal[] = [];
	const api = withDeadline(({ signal }) => {
		signals.push(signal);
		return new Promise(() => {});
	}, 10);
	await expect(api(request)).rejects.toMatchObject({ name: "TimeoutError" });
	expect(signals[0]?.aborted).toBe(true);
});

test("a caller can cancel earlier", async () => {
	const controller = new AbortController();
	const api = withDeadline(() => new Promise(() => {}), 60_000);
	const answer = api(new Request(request, { signal: controller.signal }));
	controller.abort();
	await expect(answer).rejects.toMatchObject({ name: "AbortError" });
});
