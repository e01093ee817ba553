import supertest from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
	site = await startSite();
	// What no page expects: what keeps the pages fails.
	site.app.pageCache.get = () => {
		throw new Error("secret of the inside");
	};
});
afterAll(() => site.close());

it("shows a person a page in the language of the address", async () => {
	const { status, text, headers } = await supertest(site.app.server)
		.get("/de/blog")
		.set("accept", "text/html,application/xhtml+xml");
	expect(status).toBe(500);
	expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(text).toContain('<html lang="de">');
	expect(text).toContain("Erneut versuchen");
	expect(text).not.toContain("secret");
});

it("answers a program with a problem that names the request", async () => {
	const { status, body } = await supertest(site.app.server).get("/de/blog");
	expect(status).toBe(500);
	expect(body).toMatchObject({
		title: "Something went wrong on our side",
		status: 500,
		requestId: expect.any(String),
	});
	expect(JSON.stringify(body)).not.toContain("secret");
});
