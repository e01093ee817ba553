import supertest from "supertest";
import { expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

it("shows the pages that need no posts, and empty ones with a passing error where posts cannot be read", async () => {
	const site = await startSite();
	site.app.blog.countPublished = () => Promise.reject(new Error("away"));
	site.app.blog.findPublished = () => Promise.reject(new Error("away"));
	const get = (path: string) => supertest(site.app.server).get(path);
	try {
		expect((await get("/tr")).status).toBe(200);
		const listing = await get("/tr/blog");
		expect(listing.status).toBe(503);
		expect(listing.headers["retry-after"]).toBeDefined();
		expect(listing.headers["cache-control"]).toBe("no-cache");
		expect(listing.text).toContain("Henüz blog yazısı yok.");
		const post = await get("/de/blog/irgendein");
		expect(post.status).toBe(503);
		expect(post.text).toContain("Post nicht gefunden");
	} finally {
		await site.close();
	}
});
