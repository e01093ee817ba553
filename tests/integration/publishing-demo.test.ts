import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildDemoPost } from "../../client/pages/create-blog-demo/post.ts";
import { PAYLOAD, toDataUrl } from "../support/blog-payload.ts";
import { queryRows } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { startSite } from "../support/site-app.ts";

async function start(environment: NodeJS.ProcessEnv = {}) {
	const { app, databaseUrl } = perTest(await startSite(environment));
	const { post } = await publisher(app);
	const slugs = async () => {
		const rows = await queryRows(databaseUrl, "select slug from blog_posts");
		return rows.map(({ slug }) => slug);
	};
	return { post, slugs };
}

/** What the demo page sends. */
const DEMO = await buildDemoPost(async (path) =>
	toDataUrl("image/webp", await readFile(`client/public${path}`)),
);

const SLUG = "teklif-hazirliginda-yapay-zeka-nereden-baslanir";
const NO_KEY = { authorization: "" };

test("anybody may create the demo's post, once", async () => {
	const { post, slugs } = await start();
	const answers = await Promise.all([post(DEMO, NO_KEY), post(DEMO, NO_KEY)]);
	const stranger = { authorization: "Bearer a-session-of-somebody" };
	answers.push(await post(DEMO, stranger));
	for (const { status, body } of answers) {
		expect(status).toBe(201);
		expect(body).toEqual(answers[0]?.body);
		expect(body.slug).toBe(SLUG);
	}
	expect(await slugs()).toEqual([SLUG]);
});

test("nothing else can be created without a key", async () => {
	const { post, slugs } = await start({ BLOG_API_KEY: API_KEY });
	const [first] = DEMO.images;
	const cover = DEMO.cover_image;
	for (const other of [
		PAYLOAD,
		{ ...DEMO, title: "Ein anderer Titel" },
		{ ...DEMO, slug: "mine" },
		{ ...DEMO, images: [] },
		{ ...DEMO, images: [first] },
		{ ...DEMO, cover_image: first?.image_url },
		{ ...DEMO, cover_image: `${cover.slice(0, -2)}AA` },
		{ ...DEMO, content: DEMO.content.slice(1) },
		[DEMO],
		"{}",
		{},
	]) {
		const { status } = await post(other, NO_KEY);
		expect([400, 401]).toContain(status);
	}
	expect((await post({ ...DEMO, more: 1 }, NO_KEY)).status).toBe(401);
	expect((await post(`${JSON.stringify(DEMO)} `, NO_KEY)).status).toBe(401);
	expect(await slugs()).toEqual([]);
});

test("with a key the same post may be created as often as wanted", async () => {
	const { post } = await start({ BLOG_API_KEY: API_KEY });
	await post(DEMO, NO_KEY);
	expect((await post(DEMO)).body.slug).toBe(`${SLUG}-2`);
});

test("where BLOG_DEMO is false, nobody may create it without a key", async () => {
	const { post, slugs } = await start({
		BLOG_API_KEY: API_KEY,
		BLOG_DEMO: "false",
	});
	expect((await post(DEMO, NO_KEY)).status).toBe(401);
	expect(await slugs()).toEqual([]);
});
