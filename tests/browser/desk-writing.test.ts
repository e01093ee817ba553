import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { POST_BOUNDS } from "../../shared/post.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, saved, textIn } from "../support/desk-pages.ts";
import { hold } from "../support/hold.ts";
import { alert, holdAnswer, testPostEditor } from "../support/post-editor.ts";

const site = testBrowserSite(() => ({}));
const { open, openPost, pool, signIn } = testPostEditor(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

test("a draft saves itself, as it is typed, and a field that is not finished waits", async () => {
	const { page, text, changes, stored } = await openPost("draft");
	await text.fill("First ");
	await saved(page);
	expect(await stored()).toMatchObject({ content: "First ", status: "draft" });
	const slug = field(page, "End of the web address");
	const title = field(page, "Title");
	await title.fill("");
	await text.press("Control+End");
	await page.keyboard.type("2");
	await expect.poll(async () => (await stored()).content).toBe("First 2");
	await page.getByText("Saved, except for the marked fields").waitFor();
	expect(await title.getAttribute("aria-invalid")).toBe("true");
	expect(await stored()).toMatchObject({ title: "Post draft", read_time: 5 });
	await title.fill("Draft");
	await slug.fill("");
	await slug.blur();
	expect(await slug.inputValue()).toBe("draft");
	await slug.fill("chosen");
	const minutes = field(page, "Reading time (minutes)");
	await minutes.fill("12");
	await saved(page);
	expect(await stored()).toMatchObject({ slug: "chosen", read_time: 12 });
	await minutes.fill("");
	await minutes.blur();
	expect(await minutes.inputValue()).toBe("1");
	expect(new Set(changes)).toEqual(new Set(["text"]));
	// Nothing of what is pasted is cut.
	await title.fill("x".repeat(POST_BOUNDS.title + 1));
	await page.getByText("Shorten it to 200 characters or fewer.").waitFor();
	expect(await title.inputValue()).toHaveLength(POST_BOUNDS.title + 1);
});

test("a save or a publication whose answer is lost is no conflict, whatever is typed and fails afterwards", async () => {
	const { page, text, stored } = await openPost("lost", { content: "" });
	let saves = 0;
	await page.route("**/text", async (route) => {
		saves += 1;
		if (saves > 2) return route.continue();
		if (saves === 1) await route.fetch();
		await route.abort();
	});
	for (const [index, word] of ["One", " two", " three"].entries()) {
		await text.press("Control+End");
		await page.keyboard.type(word);
		await page.keyboard.press("Control+s");
		await expect.poll(() => saves).toBeGreaterThan(index);
	}
	await saved(page);
	expect(await stored()).toMatchObject({ content: "One two three" });
	expect(await alert(page).count()).toBe(0);

	await page.route(/\/api\/desk\/posts\/[^/]+$/, async (route) => {
		if (route.request().method() !== "PUT") return route.fallback();
		await route.fetch();
		await route.abort();
	});
	await button(page, "Publish").click();
	await alert(page).waitFor();
	await text.press("Control+End");
	await page.keyboard.type("!");
	await saved(page);
	await page.getByText("Saved just now, not published yet").waitFor();
	await alert(page).waitFor({ state: "detached" });
	expect(await stored()).toMatchObject({ content: "One two three", status: "published" });
});

test("a save whose answer is lost is no failure once the post is read again and has it", async () => {
	const { page, id, text, stored } = await openPost("again");
	const other = await open(`/desk/posts/${id}`, { role: "owner", name: "Can Demir" });
	const title = field(other.page, "Title");
	await title.waitFor();
	let saves = 0;
	await page.route("**/text", async (route) => {
		saves += 1;
		if (saves === 1) await route.fetch();
		await route.abort();
	});
	await text.fill("Saved");
	const failed = page.getByText("Your text is safe in this browser");
	await failed.waitFor();
	// Sooner than this page asks again by itself.
	await title.fill("By Can");
	await other.page.keyboard.press("Control+s");
	await saved(other.page);
	await failed.waitFor({ state: "detached" });
	expect(await stored()).toMatchObject({ content: "Saved", title: "By Can" });
});

test("what was saved is never to come, also where the browser's clock is behind", async () => {
	const { page, text } = await openPost("clock");
	await page.clock.setFixedTime(new Date(Date.now() - 5 * 60_000));
	await text.fill("First");
	await saved(page);
	await expect
		.poll(() => page.locator("[data-saved=true]").textContent())
		.toMatch(/^Saved just now$/);
});

test("saves run one after another: a held Ctrl+S conflicts with nobody, and without a change it asks nothing", async () => {
	const { page, text, changes, stored } = await openPost("held");
	await text.fill("First");
	const { asked, release } = await holdAnswer(page);
	await text.press("Control+s");
	await asked;
	for (const key of "ABC") {
		await text.press(key);
		await text.press("Control+s");
	}
	release();
	await saved(page);
	expect(await alert(page).count()).toBe(0);
	expect(await textIn(text)).toBe("FirstABC");
	expect(await stored()).toMatchObject({ content: "FirstABC" });
	expect(changes).toEqual(["text", "text"]);
	await text.press("Control+s");
	expect(changes).toEqual(["text", "text"]);
});

test("a post that is left while it is typed is saved, and what the server has is shown when it is opened again", async () => {
	const { page, text, stored } = await openPost("left");
	await text.fill("Left");
	await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
	await button(page, "New post").waitFor();
	await expect.poll(async () => (await stored()).content).toBe("Left");
	await page.getByRole("link", { name: "Post left" }).click();
	await saved(page);
	expect(await textIn(text)).toBe("Left");
});

test.each(["closed", "killed"])(
	"a tab that is %s while somebody types without a network loses nothing, also where the last answer was lost",
	async (how) => {
		const { page, id, stored } = await openPost(how);
		const context = page.context();
		const tab = await context.newPage();
		await tab.goto(`${site.url}/desk/posts/${id}`);
		const text = field(tab, "Text");
		await page.goto(`${site.url}/desk/posts`);
		await text.waitFor();
		const lost = Promise.withResolvers<void>();
		await tab.route("**/text", async (route) => {
			await route.fetch();
			await route.abort();
			lost.resolve();
		});
		await text.fill("Sent");
		await lost.promise;
		await context.setOffline(true);
		await text.fill("Written offline");
		await text.press("End");
		await tab.keyboard.type("!");
		if (how === "closed") await tab.close();
		else {
			const crashed = tab.waitForEvent("crash");
			tab.goto("chrome://crash").catch(() => undefined);
			await crashed;
			await tab.close();
		}
		await context.setOffline(false);
		// Any page of the desk sends what was kept.
		await page.goto(`${site.url}/desk/posts`);
		await expect.poll(async () => (await stored()).content).toBe("Written offline!");
		await page.goto(`${site.url}/desk/posts/${id}`);
		await expect.poll(() => textIn(field(page, "Text"))).toBe("Written offline!");
	},
);

test("a post is written in one tab; another one takes it over with what is not saved yet", async () => {
	const { page, id, text, stored } = await openPost("tabs");
	await page.route("**/api/desk/posts/*/text", (route) => route.abort());
	await text.fill("Half a");
	await page.getByText("The server cannot be reached.").waitFor();
	const tab = await page.context().newPage();
	await tab.goto(`${site.url}/desk/posts/${id}`);
	await page.bringToFront();
	await text.press("End");
	await page.keyboard.type(" text");
	await tab.getByText("open in another tab").waitFor();
	// This tab knows the first half only, and sends nothing of it.
	await tab.evaluate(() => window.dispatchEvent(new Event("online")));
	expect((await stored()).content).not.toContain("Half");
	await button(tab, "Write here").click();
	await saved(tab);
	await page.getByText("open in another tab").waitFor();
	expect((await stored()).content).toBe("Half a text");
	await tab.reload();
	await expect.poll(() => textIn(field(tab, "Text"))).toBe("Half a text");
	// Only on request, however often the other one has let go of it.
	await button(page, "Write here").click();
	await expect.poll(() => textIn(text)).toBe("Half a text");
});

test("what is typed while a new post is being made is in its text", async () => {
	const { page } = await open("/desk/posts?new", { role: "editor", name: "Ece Kaya" });
	await field(page, "Title").fill("Straight on");
	const steps = [
		await hold(page, "**/api/desk/posts"),
		await hold(page, /\/api\/desk\/posts\/[^/]+$/),
	];
	await page.keyboard.press("Enter");
	await page.keyboard.type("One, ");
	for (const [index, release] of steps.entries()) {
		release();
		await page.keyboard.type(`step ${index}, `, { delay: 30 });
		await page.keyboard.press("Enter");
	}
	await page.keyboard.type("and on");
	await page.waitForURL(/posts\/.+-/);
	await expect.poll(() => textIn(field(page, "Text"))).toBe("One, step 0, \n\nstep 1, \n\nand on");
});

test("who signs out while typing loses nothing; what cannot be sent is asked about", async () => {
	const { page, id, text, stored } = await openPost("private");
	const signOut = async (tab: Page) => {
		await button(tab, "Account menu").click();
		await tab.getByRole("menuitem", { name: "Sign out" }).click();
	};
	await field(page, "Title").fill("");
	await text.fill("Typed last");
	await signOut(page);
	const dialog = page.getByRole("dialog", { name: "Signing out loses what is not saved" });
	await dialog.getByText("Post private").waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await dialog.getByRole("link", { name: "Post private" }).click();
	await field(page, "Title").fill("Post private");
	await text.press("Control+End");
	await page.keyboard.type("!");

	// From another tab, which lets this one send what it has.
	const other = await page.context().newPage();
	await other.goto(`${site.url}/desk/posts`);
	await page.route("**/text", (route) => route.abort());
	await page.keyboard.type("!");
	await signOut(other);
	await other.getByRole("heading", { name: "Sign in to Vitrin" }).waitFor();
	expect(await stored()).toMatchObject({ content: "Typed last!!" });

	// What somebody else typed and could not send is not shown, and not lost.
	await signIn(page, { role: "owner", name: "Can Demir" });
	await page.goto(`${site.url}/desk/posts/${id}`);
	await expect.poll(() => textIn(text)).toBe("Typed last!!");
});
