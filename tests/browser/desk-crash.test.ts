import { beforeEach, expect, test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { field, saved, testDeskPages, textIn } from "../support/desk-pages.ts";
import { insertPosts } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool } = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

test("a server that is killed and comes back while somebody types loses no character", async () => {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug: "crash", title: "Crash", status: "draft", content: "" },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	const text = field(page, "Text");
	await text.click();
	let typed = "";
	/** Types words until something has happened. */
	const typeUntil = async (happens: Promise<unknown>) => {
		let isOver = false;
		const over = happens.then(() => {
			isOver = true;
		});
		while (!isOver) {
			const word = `word${typed.length} `;
			await page.keyboard.type(word, { delay: 15 });
			typed += word;
		}
		await over;
	};
	const answered = (ok: boolean) =>
		ok
			? page.waitForResponse((answer) => answer.url().endsWith("/text") && answer.ok())
			: page.waitForEvent("requestfailed", (request) => request.url().endsWith("/text"));
	await typeUntil(answered(true));
	// A save may be on its way when the server is killed.
	const failed = answered(false);
	const restart = await site.crash();
	await typeUntil(failed);
	await typeUntil(restart());
	await typeUntil(answered(true));
	await saved(page);

	const stored = await page.evaluate(async (post) => {
		const answer = await fetch(`/api/desk/posts/${post}`);
		return (await answer.json()).post.content;
	}, id);
	expect(stored).toBe(typed);
	await page.reload();
	await text.waitFor();
	await expect.poll(() => textIn(text)).toBe(typed);
	process.stdout.write(`Killed while typing: 0 of ${typed.length} characters lost\n`);
});
