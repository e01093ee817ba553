import { expect, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { hold } from "../support/hold.ts";

const desk = testDeskPages(testBrowserSite("live"));

const openPalette = async (role: "owner" | "sales" = "sales") => {
	const { page } = await desk.open("/desk/settings", { role, name: "Can Demir" });
	await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
	await page.keyboard.press("Control+k");
	return page;
};

test("keys after Ctrl+K stand in the palette's box and never reach the inbox below, however slow the network", async () => {
	const { rows } = await desk.pool().query<{ id: string }>(
		`insert into private.leads (name, email, source, submitted_at)
		values ('Ada Palette', 'ada@palette.example', 'quick_analysis_modal', now()) returning id`,
	);
	const id = rows[0]?.id;
	const { page } = await desk.open(`/desk/leads/${id}`, { role: "sales", name: "Can Demir" });
	await page.getByRole("article").getByRole("heading", { name: "Ada Palette" }).waitFor();
	// Code that is not there yet comes after the last key.
	const release = await hold(page, "**/assets/*.js");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("ada", { delay: 20 });
	release();
	const box = page.getByPlaceholder("Enquiry, post, person or command");
	await box.waitFor();
	const changes = `select action from private.audit
		where object_kind = 'lead' and object_id = $1 and action in ('answer', 'reopen')`;
	expect((await desk.pool().query(changes, [id])).rows).toEqual([]);
	expect(await box.inputValue()).toBe("ada");
	const palette = page.getByRole("dialog", { name: "Search" });
	await palette.getByRole("button", { name: "Ada Palette" }).waitFor();
	expect(await axeFindings(page)).toEqual([]);

	// What can be done with the open enquiry stands there too.
	await box.fill("note");
	await palette.getByRole("button", { name: "Note" }).waitFor();
	await page.keyboard.press("Enter");
	await expect
		.poll(() =>
			page.getByLabel("Note", { exact: true }).evaluate((field) => field.matches(":focus")),
		)
		.toBe(true);
});

test("one box finds enquiries and posts, and Enter opens the first result", async () => {
	await desk.pool().query(
		`insert into public.blog_posts (language, slug, title, excerpt, content, author, category, status)
		values ('de', 'palette', 'Zebra in der Palette', 'x', 'x', 'x', 'x', 'draft') on conflict do nothing`,
	);
	const page = await openPalette("owner");
	const palette = page.getByRole("dialog", { name: "Search" });
	// A command has more names than the one that is shown.
	await page.keyboard.type("export");
	await palette.getByRole("button", { name: "Download CSV" }).waitFor();
	const box = page.getByPlaceholder("Enquiry, post, person or command");
	await box.fill("bin");
	await palette.getByRole("button", { name: "Bin", exact: true }).waitFor();
	await box.fill("zebra");
	await palette.getByRole("button", { name: "Zebra in der Palette German · Draft" }).waitFor();
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/desk\/posts\/[\w-]+$/);
});

test("a view of the inbox is found by its name, and opens", async () => {
	const page = await openPalette();
	await page.keyboard.type("overdue");
	const palette = page.getByRole("dialog", { name: "Search" });
	await palette.getByRole("button", { name: "Enquiries: Overdue" }).click();
	await page.waitForURL(/\/desk\/leads\?group=overdue$/);
});

test("a command changes the language of the desk", async () => {
	const page = await openPalette();
	await page.keyboard.type("deutsch");
	await page.getByRole("button", { name: "Language: Deutsch" }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Einstellungen", level: 1 }).waitFor();
});

test("an enquiry with a word that begins as typed stands before one that only contains it", async () => {
	await desk.pool().query(
		`insert into private.leads (name, email, source, submitted_at, received_at)
		values ('Hans-Peter Zorn', 'zorn@palette.example', 'quick_analysis_modal', now(), now() - interval '1 hour'),
			('Petra Zorn', 'petra@palette.example', 'quick_analysis_modal', now(), now())`,
	);
	const page = await openPalette();
	await page.keyboard.type("pet");
	await page.getByRole("dialog").getByRole("button", { name: "Hans-Peter Zorn" }).waitFor();
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Petra Zorn", level: 1 }).waitFor();
});

test("the palette downloads the enquiries as CSV", async () => {
	const page = await openPalette();
	await page.keyboard.type("csv");
	const download = page.waitForEvent("download");
	await page.getByRole("dialog").getByRole("button", { name: "Download CSV" }).waitFor();
	await page.keyboard.press("Enter");
	expect((await download).suggestedFilename()).toBe("leads.csv");
});

test.each(["settings", "posts"])(
	"what is typed after the command for a new post, from the %s, is its title",
	async (from) => {
		const { page } = await desk.open(`/desk/${from}`, { role: "editor", name: "Ece Kaya" });
		await page.getByRole("heading", { level: 1 }).waitFor();
		const release = await hold(page, "**/assets/*.js");
		await page.keyboard.press("Control+k");
		await page.keyboard.type("new post");
		await page.keyboard.press("Enter");
		await page.keyboard.type("Two rules", { delay: 20 });
		release();
		const title = page.getByRole("textbox", { name: "Title" });
		await expect.poll(() => title.inputValue()).toBe("Two rules");
		await page.keyboard.type(" for offers");
		expect(await title.inputValue()).toBe("Two rules for offers");
	},
);
