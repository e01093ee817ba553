import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import {
	createPageCache,
	type PageCache,
} from "../../server/site/page-cache.ts";

const onError = (error: unknown) => {
	throw error;
};
const page =
	(text: string, status = 200) =>
	async () => ({ status, text });

/** What the cache answers, which is to be a page that it has encoded. */
async function kept(answer: ReturnType<PageCache["get"]>) {
	const page = await answer;
	if (!("body" in page)) throw new Error(`It was not kept: ${page.status}`);
	return page;
}

/** The text of such a page. */
const textOf = async (answer: ReturnType<PageCache["get"]>) =>
	(await kept(answer)).body.identity.toString();

describe("createPageCache", () => {
	it("renders a page once and keeps it in every encoding", async () => {
		const cache = createPageCache({ onError });
		const render = vi.fn(page("<p>ığüşöç</p>"));
		await cache.get("/tr", render);
		const { body } = await kept(cache.get("/tr", render));
		expect(render).toHaveBeenCalledTimes(1);
		expect(body.identity.toString()).toBe("<p>ığüşöç</p>");
		expect(brotliDecompressSync(body.br)).toEqual(body.identity);
		expect(gunzipSync(body.gzip)).toEqual(body.identity);
	});

	it("renders once for all who ask at the same time", async () => {
		const cache = createPageCache({ onError });
		const render = vi.fn(page("same"));
		await Promise.all([cache.get("/", render), cache.get("/", render)]);
		expect(render).toHaveBeenCalledTimes(1);
	});

	it("keeps nothing but pages that answer 200", async () => {
		const cache = createPageCache({ onError });
		const none = await cache.get("/tr/blog/none", page("none", 404));
		expect(cache.bytes).toBe(0);
		// Nor spends it time on encodings that nobody asked for.
		expect(none).toEqual({ status: 404, text: "none" });
		const later = await cache.get("/tr/blog/none", page("there now"));
		expect(later.status).toBe(200);
	});

	it("forgets what a change concerns and nothing else", async () => {
		const cache = createPageCache({ onError });
		await cache.get("/tr/blog", page("old"));
		await cache.get("/de/blog", page("alt"));
		cache.drop((key) => key.startsWith("/tr/"));
		expect(await textOf(cache.get("/tr/blog", page("new")))).toBe("new");
		expect(await textOf(cache.get("/de/blog", page("neu")))).toBe("alt");
	});

	it("does not keep a page whose data was read before a change", async () => {
		const cache = createPageCache({ onError });
		const { promise, resolve } = Promise.withResolvers<void>();
		const slow = cache.get("/tr/blog", async () => {
			await promise;
			return { status: 200, text: "read before" };
		});
		cache.drop(() => true);
		resolve();
		await slow;
		const after = cache.get("/tr/blog", page("read after"));
		expect(await textOf(after)).toBe("read after");
	});

	it("answers a stale page at once and renews it behind", async () => {
		const cache = createPageCache({ onError, freshFor: -1 });
		await cache.get("/", page("first"));
		expect(await textOf(cache.get("/", page("second")))).toBe("first");
		await vi.waitFor(async () => {
			const renewed = cache.get("/", page("third"));
			expect(await textOf(renewed)).not.toBe("first");
		});
	});

	it.each([
		[503, "good"],
		[404, "later"],
	])(
		"after a renewal that ends in %i has the %s page",
		async (status, text) => {
			const cache = createPageCache({ onError, freshFor: -1 });
			await cache.get("/tr/blog/a", page("good"));
			const { promise, resolve } = Promise.withResolvers<void>();
			await cache.get("/tr/blog/a", async () => {
				setImmediate(resolve);
				return { status, text: "not there" };
			});
			await promise;
			expect(await textOf(cache.get("/tr/blog/a", page("later")))).toBe(text);
		},
	);

	it("stays within its bytes", async () => {
		const cache = createPageCache({ onError, maxBytes: 5000 });
		for (let index = 0; index < 50; index++) {
			await cache.get(`/${index}`, page(`${index} `.repeat(200)));
		}
		expect(cache.bytes).toBeGreaterThan(0);
		expect(cache.bytes).toBeLessThanOrEqual(5000);
	});

	it("gives the same tag to the same text and another to another", async () => {
		const cache = createPageCache({ onError });
		const [first, same, other] = await Promise.all([
			kept(cache.get("/1", page("text"))),
			kept(cache.get("/2", page("text"))),
			kept(cache.get("/3", page("other"))),
		]);
		expect(first.etag).toBe(same.etag);
		expect(first.etag).not.toBe(other.etag);
	});
});
