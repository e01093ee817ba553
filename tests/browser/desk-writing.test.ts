import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { paste, testDeskPages, textIn } from "../support/desk-pages.ts";
import { photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool, signIn } = testDeskPages(site);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const unsaved = (page: Page) => page.getByText("Unsaved changes");
const alert = (page: Page) => page.getByRole("alert");
const act = async (page: Page, name: string) => {
	await button(page, "More actions").click();
	await page.getByRole("menuitem", { name }).click();
};

/** Opens a draft of its own. `changes`: the methods of the requests that changed something since. */
async function openDraft(slug: string) {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug, title: `Post ${slug}`, excerpt: "Short", status: "draft" },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	await page.getByRole("heading", { name: `Post ${slug}`, level: 1 }).waitFor();
	const changes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") changes.push(request.method());
	});
	const query = "select status, content, read_time from public.blog_posts where id = $1";
	const stored = async () => (await pool().query(query, [id])).rows[0];
	return { page, id, text: field(page, "Text"), changes, stored };
}

/** Holds back the answer to the next change of a post. @returns when it was asked for, and a function that lets the answer through. */
async function holdAnswer(page: Page) {
	const released = Promise.withResolvers<void>();
	const asked = Promise.withResolvers<void>();
	let isFirst = true;
	await page.route("**/api/desk/posts/**", async (route) => {
		if (route.request().method() === "GET" || !isFirst) return route.fallback();
		isFirst = false;
		const response = await route.fetch();
		asked.resolve();
		await released.promise;
		await route.fulfill({ response });
	});
	return { asked: asked.promise, release: released.resolve };
}

test("what is typed while a post is published or unpublished stays, and changes no status when it is saved", async () => {
	const { page, text, stored } = await openDraft("typing");
	for (const { press, status, shown } of [
		{ press: () => button(page, "Publish").click(), status: "published", shown: "Published" },
		{ press: () => act(page, "Unpublish"), status: "draft", shown: "Draft" },
	]) {
		const { asked, release } = await holdAnswer(page);
		await press();
		await asked;
		await text.press("Control+End");
		await page.keyboard.type(` ${status}`);
		release();
		await page.getByText(shown, { exact: true }).waitFor();
		await unsaved(page).waitFor();
		await text.press("Control+s");
		await unsaved(page).waitFor({ state: "detached" });
		const content = await textIn(text);
		expect(content.endsWith(` ${status}`)).toBe(true);
		expect(await stored()).toMatchObject({ status, content });
	}
});

test("saves run one after another: a held Ctrl+S conflicts with nobody, and without a change it asks nothing", async () => {
	const { page, text, changes, stored } = await openDraft("held");
	await text.fill("First");
	const { asked, release } = await holdAnswer(page);
	await text.press("Control+s");
	await asked;
	for (const key of "ABC") {
		await text.press(key);
		await text.press("Control+s");
	}
	// A text is stored as it is typed, to the byte.
	await text.press("Space");
	await text.press("Control+s");
	release();
	await unsaved(page).waitFor({ state: "detached" });
	expect(await alert(page).count()).toBe(0);
	expect(await textIn(text)).toBe("FirstABC ");
	expect(await stored()).toMatchObject({ content: "FirstABC " });
	expect(changes).toEqual(["PUT", "PUT"]);
	await text.press("Control+s");
	expect(changes).toEqual(["PUT", "PUT"]);
});

test("a save that is answered after its page was left is known when the post is opened again", async () => {
	const { page, text } = await openDraft("left");
	await text.fill("Saved");
	const { asked, release } = await holdAnswer(page);
	await button(page, "Save").click();
	await asked;
	await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
	await button(page, "New post").waitFor();
	const answered = page.waitForResponse((response) => response.request().method() === "PUT");
	release();
	await answered;
	await page.getByRole("link", { name: "Post left" }).click();
	await page.getByText("Saved:").waitFor();
	expect(await textIn(text)).toBe("Saved");
});

test("without a network nothing that was typed is given up, and the reason is said", async () => {
	const { page, id, text, stored } = await openDraft("offline");
	const cut = (isCut: boolean) => page.context().setOffline(isCut);
	const failure = alert(page).getByText("The server cannot be reached");
	await text.fill("Mine");
	await cut(true);
	await act(page, "Discard changes");
	await failure.waitFor();
	expect(await textIn(text)).toBe("Mine");
	await cut(false);

	await pool().query("update public.blog_posts set content = 'Theirs' where id = $1", [id]);
	await button(page, "Save").click();
	for (const name of ["Keep the saved one", "Keep mine"]) {
		await button(page, name).waitFor();
		await cut(true);
		await button(page, name).click();
		await failure.waitFor();
		expect(await textIn(text)).toBe("Mine");
		await cut(false);
	}
	await button(page, "Keep mine").click();
	await unsaved(page).waitFor({ state: "detached" });
	expect(await stored()).toMatchObject({ content: "Mine" });
	expect(await alert(page).count()).toBe(0);
});

test("an emptied reading time stays empty until it is typed anew, and is not saved", async () => {
	const { page, changes, stored } = await openDraft("minutes");
	const minutes = field(page, "Reading time (minutes)");
	await minutes.fill("");
	expect(await minutes.inputValue()).toBe("");
	await button(page, "Save").click();
	await page.getByText("This value is not valid.").waitFor();
	expect(changes).toEqual([]);
	await minutes.fill("12");
	await button(page, "Save").click();
	await unsaved(page).waitFor({ state: "detached" });
	expect(await stored()).toMatchObject({ read_time: 12 });
});

test("a picture on its way comes to stand where it was put, whatever is typed meanwhile", async () => {
	const { page, id, text } = await openDraft("moves");
	await text.fill("One");
	const { asked, release } = await holdAnswer(page);
	await paste(text, { picture: await photo(40, 30, "png") });
	await asked;
	await text.press("Control+Home");
	await page.keyboard.type("Zero\n\n");
	release();
	await text.locator("img").waitFor();
	const { rows } = await pool().query(
		"select id, position from public.blog_images where post_id = $1",
		[id],
	);
	expect(rows).toEqual([{ id: expect.any(String), position: "picture:" }]);
	expect((await textIn(text)).trimEnd()).toBe(`Zero\n\nOne\n\n![](picture:${rows[0].id})`);
});

test("who signs out is asked about what is not saved, and it goes; nobody else gets to see it", async () => {
	const { page, id, text } = await openDraft("private");
	const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
	const signOut = async () => {
		await button(page, "Account menu").click();
		await page.getByRole("menuitem", { name: "Sign out" }).click();
	};
	await text.fill("Secret");
	await page.getByRole("link", { name: "Settings" }).first().click();
	await signOut();
	const dialog = page.getByRole("dialog", { name: "Signing out loses what is not saved" });
	await dialog.getByText("Post private").waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await dialog.waitFor({ state: "detached" });

	// A session that has ended and begins again for the same person loses nothing; for another one it does.
	await page.goto(`${site.url}/desk/posts/${id}`);
	await expect.poll(() => textIn(text)).toBe("Secret");
	page.once("dialog", (leaving) => leaving.accept());
	await signIn(page, { role: "owner", name: "Can Demir" });
	await page.goto(`${site.url}/desk/posts/${id}`);
	await expect.poll(() => textIn(text)).toBe("Metin");
	expect(await kept()).not.toContain("Secret");

	await text.fill("His secret");
	await signOut();
	await dialog.getByRole("button", { name: "Sign out and delete the changes" }).click();
	await page.getByRole("heading", { name: "Sign in to Vitrin" }).waitFor();
	expect(await kept()).not.toContain("secret");
});
