import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../server/database/embedded/port.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";
import { behindVarnish, isHit, isWithoutVarnish, startVarnish } from "../support/varnish.ts";

const skipped = isWithoutVarnish();
if (skipped) console.error("NOT RUN without Varnish: cdn-varnish.test.ts");

describe.skipIf(skipped)("behind Varnish", () => {
	let varnish: Awaited<ReturnType<typeof startVarnish>>;
	const ports = { own: 0, site: 0 };
	let picture: string;

	beforeAll(async () => {
		ports.own = await freePort(0);
		ports.site = await freePort(0);
		varnish = await startVarnish(ports);
	});
	const site = testSite(() => ({
		...behindVarnish(ports.own),
		DESK: "true",
	}));
	beforeAll(async () => {
		await site.app.listen({ port: ports.site, host: "127.0.0.1" });
		const [post_id = ""] = await insertPosts(site.databaseUrl, [{ slug: "yazi" }]);
		const bytes = await photo(60, 40);
		[picture = ""] = await insertImages(site.databaseUrl, [{ post_id, bytes }]);
	});
	afterAll(() => varnish.stop());

	const get = (path: string, headers: Record<string, string> = {}) =>
		fetch(varnish.url + path, { headers, redirect: "manual" });

	/** Asks until Varnish has an answer of its own: the purges at the start may drop one. */
	const settled = (path: string, headers?: Record<string, string>) =>
		expect.poll(async () => isHit(await get(path, headers))).toBe(true);

	it.each([
		"/",
		"/tr/blog",
		"/tr/blog/yazi",
		"/_data/page/de",
		"/tr/blog/feed.xml",
		"/sitemap.xml",
	])("%s is cached, the same for everybody", async (path) => {
		// A late purge of the start may fall between two requests.
		await expect
			.poll(async () => {
				await get(path);
				// Of nobody who has asked before.
				const id = randomUUID();
				const other = await get(`${path}?utm_source=${id}`, {
					cookie: `__Host-desk=${id}; language=de`,
					"accept-language": `de, ${id.slice(0, 8)}`,
				});
				expect(other.headers.get("set-cookie")).toBeNull();
				expect(other.headers.get("surrogate-key")).toBeNull();
				return isHit(other);
			})
			.toBe(true);
	});

	it("a picture is cached in each format", async () => {
		for (const [accept, type] of [
			["image/avif,image/webp,*/*", "image/avif"],
			["*/*", "image/jpeg"],
		] as const) {
			await settled(`/media/${picture}`, { accept });
			const answer = await get(`/media/${picture}`, { accept });
			expect(answer.headers.get("content-type")).toBe(type);
		}
	});

	it.each([
		"/desk",
		"/api/form-token",
		"/tr/satis-otomasyonu-demo",
		"/tr/bulten",
		"/tr/blog?q=yazi",
		"/tr/yok",
	])("%s is never cached", async (path) => {
		for (let round = 0; round < 3; round += 1) {
			const answer = await get(path);
			expect(answer.status).toBeLessThan(500);
			expect(isHit(answer)).toBe(false);
		}
	});

	it("a purge needs the token", async () => {
		const answer = await get("/.purge", { "surrogate-key": "pages" });
		expect(answer.status).toBe(403);
	});

	/** Waits until the listing is kept and then shows, or shows no more, a text. @returns the ms it took. */
	async function change(statement: string, path: string, isThere: boolean) {
		await settled("/tr/blog");
		await site.query(statement);
		const start = performance.now();
		while ((await get(path)).ok !== isThere) await sleep(20);
		while ((await (await get("/tr/blog")).text()).includes(path) !== isThere) {
			await sleep(20);
		}
		return performance.now() - start;
	}

	it("shows a post from its date on, and no longer once it is withdrawn", async () => {
		const insert = (slug: string, date: string) =>
			`insert into public.blog_posts (slug, language, status, title, content, author, category, published_at)
			values ('${slug}', 'tr', 'published', 'Yeni', 'Metin', 'Vitrin', 'Satış', ${date})`;
		await change(insert("yeni", "now()"), "/tr/blog/yeni", true);
		const soon = "now() + interval '2 seconds'";
		await change(insert("zamanli", soon), "/tr/blog/zamanli", true);
		await settled(`/media/${picture}`);
		const hide = "update public.blog_posts set status = 'draft'";
		await change(`${hide} where slug = 'yazi'`, "/tr/blog/yazi", false);
		await expect.poll(async () => (await get(`/media/${picture}`)).status).toBe(404);
	});
});
