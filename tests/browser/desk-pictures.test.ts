import { beforeEach, expect, test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { paste, saved, textIn } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { photo } from "../support/pictures.ts";
import { alert, coverField, holdAnswer, testPostEditor } from "../support/post-editor.ts";

const site = testBrowserSite(() => ({}));
const { addCover, openPost, pool } = testPostEditor(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

test("a picture on its way comes to stand where it was put, whatever is typed meanwhile", async () => {
	const { page, id, text } = await openPost("moves");
	await text.fill("One");
	await saved(page);
	const { asked, release } = await holdAnswer(page);
	await paste(text, { picture: await photo(40, 30, "png") });
	await asked;
	await text.press("Control+Home");
	await page.keyboard.type("Zero\n");
	release();
	await text.locator("img").waitFor();
	await expectFocus(text);
	const stored = () =>
		pool().query("select id, position from public.blog_images where post_id = $1", [id]);
	const { rows } = await stored();
	expect(rows).toEqual([{ id: expect.any(String), position: "picture:" }]);
	expect((await textIn(text)).trimEnd()).toBe(`Zero\n\nOne\n\n![](picture:${rows[0].id})`);
	await saved(page);

	// Closed meanwhile: the picture is the post's, and not in its text.
	const later = await holdAnswer(page);
	await paste(text, { picture: await photo(40, 30, "png") });
	await later.asked;
	await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
	await page.getByRole("heading", { name: "Posts", level: 1 }).waitFor();
	later.release();
	await page.getByText("picture.png is uploaded, but not in the text").waitFor();
	expect((await stored()).rows).toHaveLength(2);
});

test("after a picture that could not be stored, the next one stands where it was put", async () => {
	const { page, text } = await openPost("fails");
	await text.fill("One\n\nTwo");
	const arrived = Promise.withResolvers<void>();
	const goOn = Promise.withResolvers<void>();
	await page.route(
		"**/pictures",
		async (route) => {
			arrived.resolve();
			await goOn.promise;
			await route.abort();
		},
		{ times: 1 },
	);
	const buffer = await photo(40, 30, "png");
	const files = ["first.png", "second.png"].map((name) => ({
		name,
		mimeType: "image/png",
		buffer,
	}));
	await page.getByLabel("Picture", { exact: true }).and(page.locator("input")).setInputFiles(files);
	await arrived.promise;
	await text.press("Control+Home");
	await page.keyboard.type("Zero\n");
	goOn.resolve();
	await page.getByText("first.png was not uploaded").waitFor();
	await text.locator("img").waitFor();
	expect(await textIn(text)).toMatch(/^Zero\n\nOne\n\nTwo\n\n!\[/);
});

test("several files that cannot be stored are one message, which goes when the post is left", async () => {
	const { page } = await openPost("refused-files");
	const files = ["first.svg", "second.svg"].map((name) => ({
		name,
		mimeType: "image/svg+xml",
		buffer: Buffer.from("<svg/>"),
	}));
	await page.getByLabel("Picture", { exact: true }).and(page.locator("input")).setInputFiles(files);
	const message = page.getByText("first.svg, second.svg were not uploaded", { exact: false });
	await message.waitFor();
	expect(await alert(page).count()).toBe(1);
	await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
	await page.getByRole("heading", { name: "Posts", level: 1 }).waitFor();
	await message.waitFor({ state: "detached" });
});

test("what is said of the cover stays cleared, also where it was being saved", async () => {
	const { page, id } = await openPost("cleared");
	const cover = await addCover(id);
	await page.reload();
	const { asked, release } = await holdAnswer(page);
	await coverField(page).fill("A cover");
	await coverField(page).blur();
	await asked;
	const releaseNext = await hold(page, "**/pictures/*");
	await coverField(page).fill("");
	release();
	await page.locator("div[data-picture] img[alt='A cover']").waitFor({ state: "attached" });
	expect(await coverField(page).inputValue()).toBe("");
	releaseNext();
	const stored = () => pool().query("select alt from public.blog_images where id = $1", [cover]);
	await expect.poll(async () => (await stored()).rows).toEqual([{ alt: "" }]);
});
