import supertest from "supertest";
import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../support/site-app.ts";

const PATH = "/create-blog-demo";

async function siteWith(environment: NodeJS.ProcessEnv) {
	const site = await startSite(environment);
	onTestFinished(() => site.close());
	return supertest(site.app.server);
}

test("the blog creation demo is a German page that search engines leave alone", async () => {
	const site = await siteWith({ BLOG_DEMO: "true" });
	const { status, text } = await site.get(PATH);
	expect(status).toBe(200);
	expect(text).toContain('<html lang="de"');
	expect(text).toContain(">Blogpost erstellen</button>");
	expect(text).toContain('name="robots" content="noindex"');
	expect((await site.get(`/_data/page${PATH}`)).body).toMatchObject({
		page: "create-blog-demo",
		language: "de",
	});
	for (const [picture] of text.matchAll(/\/images\/temp-blog\/[^"]+/g)) {
		const { status, headers } = await site.get(picture);
		expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
	}
});

test("it is not there where BLOG_DEMO is false", async () => {
	const site = await siteWith({ BLOG_DEMO: "false" });
	const { status, text } = await site.get(PATH);
	expect(status).toBe(404);
	expect(text).toContain("Oops! Page not found");
	expect(text).not.toContain("Blogpost");
	expect((await site.get(`/_data/page${PATH}`)).status).toBe(404);
});
