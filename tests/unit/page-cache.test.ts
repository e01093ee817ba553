import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createPageCache, FRESH_FOR, type PageCache } from "../../server/site/page-cache.ts";
import { stopClock } from "../support/clock.ts";

const onError = (error: unknown) => {
	throw error;
};
const options = { onError, cachingOf: () => ({}) };
const page =
	(text: string, status = 200) =>
	async () => ({ status, text });

/** The encoded page that the cache returns. */
async function kept(answer: ReturnType<PageCache["get"]>) {
	const page = await answer;
	if (!("body" in page)) throw new Error(`It was not kept: ${page.status}`);
	return page;
}

const pass = stopClock();

describe("createPageCache", () => {
	it("renders a page once and keeps it in every encoding", async () => {
		const cache = createPageCache(options);
		const render = vi.fn(page("<p>ığüşöç</p>"));
		await cache.get("/tr", render);
		const { body } = await kept(cache.get("/tr", render));
		expect(render).toHaveBeenCalledTimes(1);
		expect(body.identity.toString()).toBe("<p>ığüşöç</p>");
		expect(brotliDecompressSync(body.br)).toEqual(body.identity);
		expect(gunzipSync(body.gzip)).toEqual(body.identity);
		const { identity, br, gzip } = body;
		expect(cache.bytes).toBe(identity.length + br.length + gzip.length);
	});

	it("keeps and encodes only pages that answer 200", async () => {
		const cache = createPageCache(options);
		const none = await cache.get("/tr/blog/none", page("none", 404));
		expect(cache.bytes).toBe(0);
		expect(none).toEqual({ status: 404, text: "none" });
		const later = await cache.get("/tr/blog/none", page("there now"));
		expect(later.status).toBe(200);
	});

	it("keeps the page of all unknown paths, though it answers 404", async () => {
		const cache = createPageCache(options);
		const render = vi.fn(async () => ({
			status: 404,
			text: "none",
			isShared: true,
		}));
		await cache.get("/tr/404", render);
		const { status } = await kept(cache.get("/tr/404", render));
		expect(status).toBe(404);
		expect(render).toHaveBeenCalledTimes(1);
	});

	it.each([
		[503, 200],
		[404, 404],
	])("after a renewal that ends in %i answers %i", async (status, expected) => {
		const cache = createPageCache(options);
		await cache.get("/tr/blog/a", page("good"));
		pass(FRESH_FOR + 1);
		const answer = await cache.get("/tr/blog/a", page("bad", status));
		expect(answer.status).toBe(expected);
	});

	it("keeps a partial page for a moment, and asks caches to keep none", async () => {
		const cache = createPageCache({ ...options, cachingOf: () => ({ "cache-control": "public" }) });
		const render = vi.fn(async () => ({ status: 200, text: "less", isPartial: true }));
		const first = await kept(cache.get("/tr", render));
		expect(first.caching).toEqual({ "cache-control": "no-cache" });
		await cache.get("/tr", render);
		expect(render).toHaveBeenCalledTimes(1);
		pass(10_000);
		const whole = await kept(cache.get("/tr", page("less")));
		expect(whole.caching).toEqual({ "cache-control": "public" });
		pass(FRESH_FOR + 1);
		expect(await cache.get("/tr", render), "the outdated one is better").toBe(whole);
	});

	it.each([
		["the same text", "text", true],
		["another text", "other", false],
	])("encodes an outdated page once for %s", async (_, text, isSame) => {
		const cache = createPageCache(options);
		const { body } = await kept(cache.get("/1", page("text")));
		pass(FRESH_FOR + 1);
		const renewed = await kept(cache.get("/1", page(text)));
		expect(renewed.body === body).toBe(isSame);
		expect(cache.peek("/1")).toBe(renewed);
	});

	it("gives an ETag that depends on the text only", async () => {
		const cache = createPageCache(options);
		const [first, same, other] = await Promise.all([
			kept(cache.get("/1", page("text"))),
			kept(cache.get("/2", page("text"))),
			kept(cache.get("/3", page("other"))),
		]);
		expect(first.etag).toBe(same.etag);
		expect(first.etag).not.toBe(other.etag);
	});
});
