import { beforeEach, expect, test } from "vitest";
import { createFormat } from "../../client/desk/language/format.ts";
import { TIME_ZONES } from "../../shared/languages.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, testDeskPages } from "../support/desk-pages.ts";
import { act } from "../support/post-editor.ts";
import { insertPosts } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool } = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

test("what is corrected while the server refuses it is saved, and what is wrong is said at once", async () => {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug: "mine", title: "Mine", excerpt: "Short", status: "draft" },
		{ language: "en", slug: "occupied", title: "Other", excerpt: "Short", status: "draft" },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	const slug = field(page, "End of the web address");
	await slug.waitFor();
	const refused = Promise.withResolvers<void>();
	const corrected = Promise.withResolvers<void>();
	await page.route(
		"**/api/desk/posts/*/text",
		async (route) => {
			const response = await route.fetch();
			refused.resolve();
			await corrected.promise;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	await slug.fill("occupied");
	await refused.promise;
	await slug.fill("occupied-2");
	corrected.resolve();
	const stored = async () =>
		(await pool().query("select slug from public.blog_posts where id = $1", [id])).rows[0].slug;
	await expect.poll(stored).toBe("occupied-2");

	const held = page.getByText("Saved, except for the marked fields");
	const tags = page.getByRole("combobox", { name: "Tags" });
	await tags.fill("x".repeat(51));
	await tags.press("Enter");
	await held.waitFor();
	expect(await tags.getAttribute("aria-invalid")).toBe("true");
	await tags.press("Backspace");
	await held.waitFor({ state: "detached" });
	await slug.fill("occupied");
	await held.waitFor();
	await expect.poll(() => slug.getAttribute("aria-invalid")).toBe("true");
	expect(await page.getByText("The server cannot be reached").count()).toBe(0);
});

test("what a closed tab could not send is sent by another one once the network is back", async () => {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug: "tabs", title: "Tabs", excerpt: "Short", status: "draft" },
	]);
	const { page: list } = await open("/desk/posts", { role: "editor", name: "Can Kaya" });
	const editor = await list.context().newPage();
	await editor.goto(new URL(`/desk/posts/${id}`, list.url()).href);
	const text = field(editor, "Text");
	await text.waitFor();
	await list.context().setOffline(true);
	await text.fill("Typed without a network");
	// Kept in the browser, and not at the server.
	await editor.waitForEvent("requestfailed", (request) => request.url().endsWith("/text"));
	await editor.close();
	// A tab that is closing still holds its post for a moment; the next try would be a minute later.
	const held = () => list.evaluate(async () => (await navigator.locks.query()).held?.length);
	await expect.poll(held).toBe(0);
	await list.context().setOffline(false);
	const stored = async () =>
		(await pool().query("select content from public.blog_posts where id = $1", [id])).rows[0]
			.content;
	await expect.poll(stored).toBe("Typed without a network");
});

test("a new post whose answer is lost is made once, and its form says how long a title may be", async () => {
	const { page } = await open("/desk/posts", { role: "editor", name: "Ece Kaya" });
	await button(page, "New post").first().dblclick();
	await field(page, "Title").fill("x".repeat(201));
	await button(page, "Create draft").click();
	await page.getByText("Shorten it to 200 characters or fewer.").waitFor();
	await field(page, "Title").fill("Made once");
	await page.route(
		"**/api/desk/posts",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await button(page, "Create draft").click();
	await page.getByRole("alert").waitFor();
	await button(page, "Create draft").click();
	await page.getByRole("heading", { name: "Made once", level: 1 }).waitFor();
	const made = "select from public.blog_posts where title = 'Made once'";
	expect((await pool().query(made)).rowCount).toBe(1);
});

test("a double click makes one link to a draft, whose end is a time of the account's zone", async () => {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "de", slug: "shared", title: "Shared", excerpt: "Short", status: "draft" },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	await button(page, "Create a link to the draft").dblclick();
	await field(page, "Link to the draft").waitFor();
	await button(page, "Revoke").first().waitFor();
	expect(await button(page, "Revoke").count()).toBe(1);
	const { rows } = await pool().query("select expires_at from private.draft_links");
	const end = createFormat("en", TIME_ZONES.tr).exact(rows[0].expires_at);
	await page.getByText(`Works until ${end}`).waitFor();

	await button(page, "Publish").click();
	await page.getByText("Links to the draft now lead to the published post.").waitFor();
	expect(await field(page, "Link to the draft").count()).toBe(0);
	await act(page, "Archive");
	await button(page, "Create a link to the draft").waitFor();
	expect(await field(page, "Link to the draft").count(), "it is shown once").toBe(0);
});
