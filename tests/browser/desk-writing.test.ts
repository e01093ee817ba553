import type { Locator, Page, Route } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { POST_BOUNDS } from "../../shared/post.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { button, field, paste, saved, testDeskPages, textIn } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { insertImages, nameCover, photo } from "../support/pictures.ts";
import { insertPosts, type PostColumns } from "../support/posts.ts";

const site = testBrowserSite(() => ({}));
const { open, pool, signIn } = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(() => pool().query("delete from public.blog_posts"));

const alert = (page: Page) => page.getByRole("alert");
const act = async (page: Page, name: string) => {
	await button(page, "More actions").click();
	await page.getByRole("menuitem", { name }).click();
};
const coverField = (page: Page) =>
	page.locator("div[data-picture]").getByLabel("What does the picture show?");
const COLUMNS = "status, content, read_time, title, slug";

/** Gives a post a cover of which nobody has said what it shows. @returns its id. */
async function addCover(post: string): Promise<string> {
	const url = await site.databaseUrl();
	const cover = { post_id: post, position: "cover", bytes: await photo(40, 30) };
	const [id = ""] = await insertImages(url, [cover]);
	await nameCover(url, post, id);
	return id;
}

/** Opens a post of its own. `changes`: the methods of the requests that changed something since. */
async function openPost(
	slug: string,
	{ title = `Post ${slug}`, ...columns }: PostColumns & { title?: string } = {},
) {
	const [id = ""] = await insertPosts(await site.databaseUrl(), [
		{ language: "en", slug, title, excerpt: "Short", status: "draft", ...columns },
	]);
	const { page } = await open(`/desk/posts/${id}`, { role: "editor", name: "Ece Kaya" });
	await page.getByRole("heading", { name: title, level: 1 }).waitFor();
	const changes: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "PUT")
			changes.push(new URL(request.url()).pathname.replace(/.*\//, ""));
	});
	const stored = async () => {
		const query = `select ${COLUMNS} from public.blog_posts where id = $1`;
		return (await pool().query(query, [id])).rows[0];
	};
	return { page, id, text: field(page, "Text"), changes, stored };
}

/** Holds back the answer to the next change of a post. @returns when it was asked for, and a function that lets the answer through. */
async function holdAnswer(page: Page) {
	const released = Promise.withResolvers<void>();
	const asked = Promise.withResolvers<void>();
	let isFirst = true;
	await page.route("**/api/desk/posts/**", async (route) => {
		const request = route.request();
		const isChange = request.method() !== "GET" && !request.url().endsWith("/presence");
		if (!isChange || !isFirst) return route.fallback();
		isFirst = false;
		const response = await route.fetch();
		asked.resolve();
		await released.promise;
		await route.fulfill({ response });
	});
	return { asked: asked.promise, release: released.resolve };
}

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

test("a publication that a proxy has sent twice is no conflict", async () => {
	const { page, stored } = await openPost("twice", { content: "One" });
	const publish = async (route: Route) => {
		if (route.request().method() !== "PUT") return route.fallback();
		await route.fetch();
		await route.fulfill({ response: await route.fetch() });
	};
	await page.route(/\/api\/desk\/posts\/[^/]+$/, publish, { times: 1 });
	await button(page, "Publish").click();
	await page.getByText("The post is published.").waitFor();
	expect(await stored()).toMatchObject({ content: "One", status: "published" });
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

test("two people who write in different lines are put together without a question", async () => {
	const { page, id, text, stored } = await openPost("lines", {
		content: "First\n\nMiddle\n\nLast",
	});
	const other = await open(`/desk/posts/${id}`, { role: "owner", name: "Can Demir" });
	const theirs = field(other.page, "Text");
	await theirs.waitFor();
	await other.page.route("**/text", (route) => route.abort());
	await theirs.press("Control+End");
	await other.page.keyboard.type("?");
	await text.press("Control+Home");
	await page.keyboard.type("The ");
	await saved(page);
	await other.page.unrouteAll();
	await saved(other.page);
	const both = "The First\n\nMiddle\n\nLast?";
	expect(await stored()).toMatchObject({ content: both });
	await expect.poll(() => textIn(text)).toBe(both);
	expect(await textIn(theirs)).toBe(both);
	expect(await alert(other.page).count()).toBe(0);
});

test("a published post is archived only after a question", async () => {
	const { page, stored } = await openPost("archived", { status: "published" });
	const dialog = page.getByRole("dialog", { name: "Archive “Post archived”?" });
	await act(page, "Archive");
	await dialog.getByRole("button", { name: "Cancel" }).click();
	expect(await stored()).toMatchObject({ status: "published" });
	await act(page, "Archive");
	await dialog.getByRole("button", { name: "Archive" }).click();
	await expect.poll(stored).toMatchObject({ status: "archived" });
});

test("a translation that still says what its source says is asked about", async () => {
	const content = "The same sentence, again and again. ".repeat(5);
	const filled = { content, author: "Ece Kaya", category: "CRM", status: "published" as const };
	const { page } = await openPost("source", filled);
	await button(page, "Draft in German").click();
	await page.getByTitle("German").first().waitFor();
	await page.getByRole("radiogroup", { name: "View" }).getByText("Details").click();
	await page.getByRole("combobox", { name: "Category" }).fill("CRM");
	await button(page, "Publish").click();
	const dialog = page.getByRole("dialog", { name: "This post is hardly translated" });
	await dialog.getByText(": Text", { exact: false }).waitFor();
	await dialog.getByRole("button", { name: "Keep translating" }).click();
	await button(page, "Publish").click();
	await dialog.getByRole("button", { name: "Publish it anyway" }).click();
	await page.getByText("Published", { exact: true }).first().waitFor();
});

test("a translation shows what has changed in its source since, with a note that stays in sight", async () => {
	const content = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.`).join("\n\n");
	const { page, id } = await openPost("changed", { content, status: "published" });
	await button(page, "Draft in German").click();
	await page.getByTitle("German").first().waitFor();
	await pool().query("update public.blog_posts set content = 'New. ' || content where id = $1", [
		id,
	]);
	await page.reload();
	const original = page.getByRole("region", { name: "The original post" });
	await original.locator("ins, .cm-insertedLine").getByText("New.").waitFor();
	await original.getByText("Text", { exact: true }).click();
	await original.getByText("New. Paragraph 0.").waitFor();
	await page.getByRole("textbox", { name: "Text" }).press("Control+End");
	await expect
		.poll(() =>
			original.getByText("Paragraph 39.").evaluate((line) => line.getBoundingClientRect().top),
		)
		.toBeLessThan(900);
	const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
	expect(await topOf(original.getByRole("status"))).toBeGreaterThan(await topOf(original));
});

test("a link without a URL is asked about, and the cursor goes there", async () => {
	const { page, text, stored } = await openPost("linked", { content: "Our [prices](https://)" });
	await button(page, "Publish").click();
	const dialog = page.getByRole("dialog", { name: "Links that lead nowhere" });
	await dialog.getByText("prices").waitFor();
	await dialog.getByRole("button", { name: "Keep writing" }).click();
	await expectFocus(text);
	await page.keyboard.type("/en/services");
	expect(await textIn(text)).toBe("Our [prices](/en/services)");
	await button(page, "Publish").click();
	await expect.poll(stored).toMatchObject({ status: "published" });
});

test("everything that is missing is named at once", async () => {
	const { page, text } = await openPost("missing", { content: "", excerpt: "", category: "" });
	await button(page, "Publish").click();
	await page.getByText("Missing or wrong: Excerpt, Text, Category").waitFor();
	await page.getByText("The post has no text yet.").waitFor();
	await field(page, "Excerpt").fill("Short");
	await text.fill("Text");
	await button(page, "Publish").click();
	const category = page.getByRole("combobox", { name: "Category" });
	await expectFocus(category);
	// Its list would cover what is said below it.
	expect(await category.getAttribute("aria-expanded")).toBe("false");
});

test("what pictures show is asked for, and a post is published only with what was answered", async () => {
	const { page, id, text, stored } = await openPost("undescribed", { content: "" });
	const cover = await addCover(id);
	const [picture = ""] = await insertImages(await site.databaseUrl(), [
		{ post_id: id, position: "picture:", bytes: await photo(40, 30) },
	]);
	await page.reload();
	await text.fill(`![](picture:${picture})`);
	await saved(page);
	const place = await button(page, "Publish").boundingBox();
	await button(page, "Publish").click();
	await page.getByRole("dialog", { name: "Some pictures have no description" }).waitFor();
	const dialog = page.getByRole("dialog");
	const coverLabel = dialog.getByLabel("What does the cover show?");
	await expectFocus(coverLabel);
	// The second click of a double click.
	await page.mouse.click((place?.x ?? 0) + 4, (place?.y ?? 0) + 4);
	await expectFocus(coverLabel);
	await coverLabel.fill("A cover");
	await dialog.getByLabel("What does picture 1 show?").fill("A desk");
	await page.getByRole("dialog", { name: "All pictures have a description" }).waitFor();
	await page.route("**/pictures/*", (route) =>
		route.request().method() === "PATCH" ? route.abort() : route.fallback(),
	);
	const publish = dialog.getByRole("button", { name: "Publish" });
	await publish.click();
	const failed = page.getByText("The server cannot be reached", { exact: false });
	await failed.waitFor();
	expect(await stored()).toMatchObject({ status: "draft" });
	await button(page, "Keep writing").click();
	expect(await coverField(page).inputValue()).toBe("A cover");
	await page.unroute("**/pictures/*");
	await button(page, "Publish").click();
	await publish.click();
	await expect.poll(stored).toMatchObject({
		status: "published",
		content: `![A desk](picture:${picture})`,
	});
	const { rows } = await pool().query("select alt from public.blog_images where id = $1", [cover]);
	expect(rows).toEqual([{ alt: "A cover" }]);
	await failed.waitFor({ state: "detached" });
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

test("what is written into a published post is seen with its update, and can be taken back", async () => {
	const { page, text, stored } = await openPost("live", { status: "published", content: "Old" });
	expect(await button(page, "Update").isDisabled()).toBe(true);
	await text.fill("New");
	await saved(page);
	await page.getByText("Saved just now, not published yet").waitFor();
	expect(await stored()).toMatchObject({ content: "Old" });
	await act(page, "Discard changes");
	await expect.poll(() => textIn(text)).toBe("Old");
	await text.fill("Newer");
	await button(page, "Update").click();
	await expect.poll(async () => (await stored()).content).toBe("Newer");
	await page.getByText("Saved just now", { exact: true }).waitFor();
	expect(await button(page, "Update").isDisabled()).toBe(true);
});

test("what is typed while a post is published or unpublished stays, and changes no status when it is saved", async () => {
	const { page, id, text, stored } = await openPost("typing");
	for (const { press, status, shown } of [
		{ press: () => button(page, "Publish").click(), status: "published", shown: "Published" },
		{ press: () => act(page, "Unpublish"), status: "draft", shown: "Draft" },
	]) {
		await saved(page);
		const { asked, release } = await holdAnswer(page);
		await press();
		await asked;
		await text.press("Control+End");
		await page.keyboard.type(` ${status}`);
		release();
		await page.getByText(shown, { exact: true }).waitFor();
		await saved(page);
		expect((await textIn(text)).endsWith(` ${status}`)).toBe(true);
		expect(await stored()).toMatchObject({ status });
	}
	expect((await stored()).content).toMatch(/ published draft$/);
	const versions = await pool().query(
		"select count(*)::integer as rows from private.post_versions where post_id = $1 and kind = 'published'",
		[id],
	);
	expect(versions.rows).toEqual([{ rows: 1 }]);
});

test("publishing shows that it waits, and says what it did, also once the editor is closed", async () => {
	const { page, id, stored } = await openPost("leaving");
	await addCover(id);
	await page.reload();
	const releaseCover = await hold(page, "**/pictures/*");
	await coverField(page).fill("A cover");
	await coverField(page).blur();
	const publish = button(page, "Publish");
	await publish.click();
	await expect.poll(() => publish.isDisabled()).toBe(true);
	const { asked, release } = await holdAnswer(page);
	releaseCover();
	await asked;
	const leave = async () => {
		await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
		await button(page, "New post").waitFor();
	};
	await leave();
	release();
	await page.getByText("The post is published.").waitFor();
	expect(await stored()).toMatchObject({ status: "published" });

	await page.getByRole("link", { name: "Post leaving" }).click();
	const left = Promise.withResolvers<void>();
	await page.route(/\/api\/desk\/posts\/[^/]+$/, async (route) => {
		if (route.request().method() !== "PUT") return route.fallback();
		await left.promise;
		await route.abort();
	});
	await act(page, "Unpublish");
	await leave();
	left.resolve();
	await alert(page).getByText("Post leaving").waitFor();
});

test("a question that turns up once the editor is closed is said", async () => {
	const { page, id, text, stored } = await openPost("asked");
	await addCover(id);
	await page.reload();
	const release = await hold(page, "**/text");
	await text.fill("New");
	await page.keyboard.press("Control+s");
	await button(page, "Publish").click();
	await page.getByRole("main").getByRole("link", { name: "Posts" }).click();
	await button(page, "New post").waitFor();
	release();
	await alert(page).getByText("Post asked").waitFor();
	expect(await stored()).toMatchObject({ status: "draft" });
});

test("an unpublished post is published again by Undo only until something is written or the editor is left", async () => {
	const { page, text, stored } = await openPost("undone", { status: "published", content: "Old" });
	const undo = button(page, "Undo");
	await act(page, "Unpublish");
	await undo.click();
	await expect.poll(stored).toMatchObject({ status: "published" });
	await undo.waitFor({ state: "detached" });

	await act(page, "Unpublish");
	// Below the pointer it does not go by itself.
	await undo.hover();
	await text.press("Control+End");
	await page.keyboard.type("!");
	await undo.waitFor({ state: "detached" });
	await saved(page);
	expect(await stored()).toMatchObject({ status: "draft", content: "Old!" });

	await act(page, "Archive");
	await undo.hover();
	await page.getByRole("main").getByRole("link", { name: "Posts" }).press("Enter");
	await button(page, "New post").waitFor();
	await undo.waitFor({ state: "detached" });
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

test("what is published at once has the slug of the title that was typed just before", async () => {
	const filled = { content: "Text", author: "Ece Kaya", category: "CRM", published_at: null };
	const { page, stored } = await openPost("draft-7", { title: "🎉", ...filled });
	await field(page, "Title").fill("A title at last");
	await button(page, "Publish").click();
	await expect
		.poll(stored)
		.toMatchObject({ status: "published", title: "A title at last", slug: "a-title-at-last" });
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

test("the history opens with the newest version that has another text", async () => {
	const { page, text, stored } = await openPost("versions", {
		content: "First text",
		status: "published",
	});
	await text.fill("Second text");
	await field(page, "Excerpt").fill("Another");
	await button(page, "Update").click();
	await expect.poll(stored).toMatchObject({ content: "Second text" });
	await field(page, "End of the web address").fill("renamed");
	await button(page, "Update").click();
	await expect.poll(stored).toMatchObject({ slug: "renamed" });
	await page.getByText("/en/blog/versions").waitFor();
	await act(page, "History");
	const history = page.getByRole("region", { name: "History" });
	await history.getByText("First").waitFor();
	await button(page, "Restore this version").click();
	await expect.poll(() => textIn(text)).toBe("First text");
	expect(await field(page, "Excerpt").inputValue()).toBe("Short");
	await button(page, "Undo").click();
	await expect.poll(() => textIn(text)).toBe("Second text");
	expect(await field(page, "Excerpt").inputValue()).toBe("Another");
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
	await expect.poll(() => textIn(field(page, "Text"))).toBe("One, step 0, \nstep 1, \nand on");
});

test("a version that was written on since is shown with its new text", async () => {
	const { page, text } = await openPost("sitting", { content: "" });
	const newest = page.getByRole("button", { name: /Saved · Ece Kaya/ }).first();
	for (const words of ["One", "One two"]) {
		await text.fill(words);
		await saved(page);
		await act(page, "History");
		await newest.click();
		await page.getByText("This version is the same as the current text.").waitFor();
		await button(page, "Back to writing").click();
	}
});

test("the second of two people is told who the first was, and the history has both texts", async () => {
	const { page, id, text, stored } = await openPost("two");
	const other = await open(`/desk/posts/${id}`, { role: "owner", name: "Can Demir" });
	await other.page.clock.install();
	await page.getByText("Also in this post: Can Demir").waitFor();
	await other.page.getByText("Also in this post: Ece Kaya").waitFor();

	// Different fields do not meet, and who does not type sees what the other saves.
	const theirs = field(other.page, "Text");
	await theirs.fill("Line one\n\nCans");
	await saved(other.page);
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans");

	const release = await hold(other.page, "**/text");
	await theirs.fill("Line one\n\nCans, longer");
	await text.fill("Line one\n\nEces");
	await saved(page);
	release();
	await other.page.getByText("Ece Kaya has changed this post in the meantime").waitFor();
	await other.page.getByRole("button", { name: "Not saved: conflict" }).waitFor();
	// The question stays, and nothing is sent again meanwhile.
	const sent: string[] = [];
	other.page.on("request", (request) => sent.push(request.method()));
	await other.page.clock.fastForward(60_000);
	expect(await axeFindings(other.page)).toEqual([]);
	expect(sent).not.toContain("PUT");
	await button(other.page, "Compare and merge").click();
	await button(other.page, "Use this part").waitFor();
	expect(await axeFindings(other.page)).toEqual([]);
	await button(other.page, "Keep my text").click();
	await saved(other.page);
	expect(await stored()).toMatchObject({ content: "Line one\n\nCans, longer" });
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans, longer");

	// Nothing of hers is lost.
	await act(page, "History");
	await page
		.getByRole("button", { name: /Saved · Ece Kaya/ })
		.first()
		.click();
	await page.getByText("Eces").waitFor();
	await button(page, "Restore this version").click();
	await expect.poll(() => textIn(text)).toBe("Line one\n\nEces");
	await text.press("Control+z");
	await expect.poll(() => textIn(text)).toBe("Line one\n\nCans, longer");
});

test("a picture on its way comes to stand where it was put, whatever is typed meanwhile", async () => {
	const { page, id, text } = await openPost("moves");
	await text.fill("One");
	await saved(page);
	const { asked, release } = await holdAnswer(page);
	await paste(text, { picture: await photo(40, 30, "png") });
	await asked;
	await text.press("Control+Home");
	await page.keyboard.type("Zero\n\n");
	release();
	await text.locator("img").waitFor();
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
	await page.keyboard.type("Zero\n\n");
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
