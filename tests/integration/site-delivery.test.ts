import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import supertest from "supertest";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

const TOKEN = "s3cret-of-the-tests";

// As in the stack, which has bin/backup.
const site = testSite({ METRICS_TOKEN: TOKEN, BACKUP_DAYS: "30" });
const get = (path: string) => supertest(site.app.server).get(path);

/** Milliseconds that a busy machine may take to show a change. */
const WITHIN = 10_000;

describe("a page", () => {
	it("is compressed, and its ETag saves sending it again", async () => {
		const first = await get("/de").set("accept-encoding", "br");
		expect(first.headers["content-encoding"]).toBe("br");
		expect(first.headers.vary).toContain("Accept-Encoding");
		expect(first.headers["cache-control"]).toContain("stale-while-revalidate");
		const again = await get("/de").set("if-none-match", first.headers.etag ?? "");
		expect(again.status).toBe(304);
		expect(again.text).toBe("");
	});

	it.each([
		{ "accept-encoding": "br" },
		{ "accept-encoding": "gzip" },
		{ "accept-encoding": "identity" },
		{ "if-none-match": "*" },
	])("with %o is answered from memory the second time", async (headers) => {
		const first = await get("/de").set(headers);
		const lookedUp = vi.spyOn(site.app.pageCache, "get");
		const again = await get("/de").set(headers);
		expect(lookedUp).not.toHaveBeenCalled();
		lookedUp.mockRestore();
		expect(again.status).toBe(first.status);
		expect(again.text).toBe(first.text);
		const { date, ...sent } = first.headers;
		expect(again.headers).toMatchObject(sent);
	});

	it("answers HEAD as GET without the body", async () => {
		const { headers } = await get("/de").set("accept-encoding", "br");
		const head = await supertest(site.app.server).head("/de").set("accept-encoding", "br");
		expect(head.text).toBeUndefined();
		expect(head.headers["content-length"]).toBe(headers["content-length"]);
		expect(head.headers.etag).toBe(headers.etag);
	});

	it.each(["br", "gzip"])(
		"outside the cache is compressed with %s and has no ETag",
		async (encoding) => {
			const { status, headers, text } = await get("/tr/blog/yok").set("accept-encoding", encoding);
			expect(status).toBe(404);
			expect(headers["content-encoding"]).toBe(encoding);
			expect(headers["cache-control"]).toBe("no-cache");
			expect(headers.etag).toBeUndefined();
			expect(text).toContain("Post bulunamadı");
		},
	);

	it("carries a policy under which its own inline script may run", async () => {
		const { text, headers } = await get("/tr");
		const scripts = [...text.matchAll(/<script>([^<]+)<\/script>/g)];
		const policy = headers["content-security-policy"];
		expect(scripts).toHaveLength(1);
		for (const [, script = ""] of scripts) {
			expect(policy).toContain(`'sha256-${hash("sha256", script, "base64")}'`);
		}
	});

	it("redirects to its one URL", async () => {
		const { status, headers } = await get("/create-blog-dem%6F/?x");
		expect([status, headers.location]).toEqual([301, "/create-blog-demo?x"]);
	});

	it("links to scripts that are compressed", async () => {
		const { text } = await get("/tr");
		const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
		const { headers } = await get(script).set("accept-encoding", "br, gzip");
		expect(headers["content-encoding"]).toBe("br");
		expect((await get(`${script}.br`)).status).toBe(404);
	});
});

describe("the data of a page", () => {
	it.each(["/_data/page/de/losungen", "/_data/frame/de"])(
		"%s is compressed, has an ETag and is revalidated each time",
		async (path) => {
			const first = await get(path).set("accept-encoding", "br");
			expect(first.headers["content-encoding"]).toBe("br");
			expect(first.headers["content-type"]).toContain("application/json");
			expect(first.headers["cache-control"]).toBe("no-cache");
			expect(first.body.language).toBe("de");
			const again = await get(path).set("if-none-match", first.headers.etag ?? "none");
			expect(again.status).toBe(304);
			// The browser reuses its copy, which may come from another build.
			expect(again.headers["vitrin-build"]).toMatch(/^\/assets\//);
		},
	);

	it("is compressed for a missing page too", async () => {
		const { status, headers, body } = await get("/_data/page/tr/yok");
		expect(status).toBe(404);
		expect(headers["content-encoding"]).toMatch(/br|gzip/);
		expect(body).toMatchObject({ page: "not-found" });
	});

	it("is read once for all visitors", async () => {
		const listed = vi.spyOn(site.app.blog, "listPublished");
		await get("/_data/page/en/blog");
		await get("/_data/page/en/blog?utm_source=x");
		expect(listed).toHaveBeenCalledTimes(1);
		listed.mockRestore();
	});

	it("is not cached where it is a redirect", async () => {
		await get("/_data/page/tr/vaka-calismalari");
		const { bytes } = site.app.pageCache;
		const { body } = await get("/_data/page/tr/vaka-calismalari/yok");
		expect(body).toEqual({ redirect: "/tr/vaka-calismalari" });
		expect(site.app.pageCache.bytes).toBe(bytes);
	});
});

describe("a change in the database", () => {
	it("counts the posts for the lists again", async () => {
		const before = await site.app.blogCounts("tr");
		await insertPosts(site.databaseUrl, [{ slug: "sayilan", category: "Yeni" }]);
		await vi.waitFor(async () => {
			const { all, categories } = await site.app.blogCounts("tr");
			expect(all).toBe(before.all + 1);
			expect(categories).toContainEqual({ category: "Yeni", posts: 1 });
		}, WITHIN);
	});
});

describe("health", () => {
	it("reports the process and each part", async () => {
		expect((await get("/healthz")).body).toEqual({ status: "ok" });
		const { status, body } = await get("/readyz");
		expect(status).toBe(200);
		const { text } = await get("/metrics").set("authorization", `Bearer ${TOKEN}`);
		expect(text).not.toContain('vitrin_part_up{part="backup"}');
		expect(body.parts.map((part: Record<string, unknown>) => [part.name, part.status])).toEqual([
			["database", "ok"],
			["write", "ok"],
			["pool", "ok"],
			["queue", "ok"],
			// A developer's disk may be nearly full.
			["disk", expect.stringMatching(/^(ok|degraded)$/)],
			["backup", "none yet"],
			["archive", "ok"],
			["rest", "ok"],
			["function", "ok"],
			["auth", "ok"],
		]);
	});

	it("has every metric that docs/prometheus-rules.yml uses", async () => {
		await site.query("select pg_create_physical_replication_slot('vitrin_archive', true)");
		await site.query(
			"insert into private.backups (verified_at, bytes) values (now() - interval '1 hour', 1)",
		);
		// Slots belong to no database, so this one would outlast it.
		onTestFinished(async () => {
			await site.query("select pg_drop_replication_slot('vitrin_archive')");
		});
		const rules = await readFile("docs/prometheus-rules.yml", "utf8");
		const asked = rules.match(/vitrin_\w+(\{[^}]*\})?/g) ?? [];
		expect(asked.length).toBeGreaterThanOrEqual(20);
		await vi.waitFor(async () => {
			const { text } = await get("/metrics").set("authorization", `Bearer ${TOKEN}`);
			expect(text).toMatch(/^vitrin_backup_age_seconds 36\d\d$/m);
			// With all its labels, or without any of them.
			const lacking = asked.filter(
				(series) =>
					// These parts are there with CDN_PURGE_URL and SMTP_URL only.
					!/"(cdn|mail)"/.test(series) &&
					!text.includes(`\n${series} `) &&
					!text.includes(`\n${series}{`),
			);
			expect(lacking).toEqual([]);
		}, WITHIN);
	});

	it("names the migration that is missing", async () => {
		await site.query(
			"update supabase_migrations.schema_migrations set version = '1' || version where version = '20261120090100'",
		);
		const { status, body, headers } = await get("/readyz");
		expect(status).toBe(503);
		expect(headers["retry-after"]).toBeDefined();
		expect(body.status).toBe("failed");
		expect(body.parts[0].detail).toContain("20261120090100_leads.sql");
	});
});
