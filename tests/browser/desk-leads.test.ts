import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { type SUBMISSION, sendLead } from "../support/lead-server.ts";
import { overflowOf } from "../support/overflow.ts";

const site = testBrowserSite(() => ({
	// It takes any GET.
	QUICK_ANALYSIS_WEBHOOK_URL: `${inject("browserRing").url}/healthz`,
	LEAD_FORM_MIN_SECONDS: "0",
}));

const desk = testDeskPages(site);
const sql = (query: string) => desk.pool().query(query);

/** Opens a page of the desk as a salesperson. */
const open = (path: string, size: { width: number; height: number }) =>
	desk.open(path, { role: "sales", name: "Can Demir", ...size });

/** Sends the form as the site does. */
async function send(fields: Partial<typeof SUBMISSION>): Promise<void> {
	expect((await sendLead(site.url, fields)).status).toBe(202);
}

const row = (page: Page, name: string) => page.getByRole("listitem").getByRole("link", { name });

test("a lead arrives without a reload, and is answered, noted, exported and erased by keyboard", async () => {
	const { page, messages } = await open("/desk/leads", {
		width: 1440,
		height: 900,
	});
	await page.getByText("No enquiries yet").waitFor();
	await page.keyboard.press("2");
	await page.getByText("Nothing is overdue").waitFor();
	await page.keyboard.press("1");
	await page.getByText("No enquiries yet").waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole("button", { name: /now live|Live/ }).waitFor();
	const script = `<script>document.title = 'hacked'</script> ${"🚀".repeat(950)}`;
	await send({
		name: "<b>Ada</b> 🚀🚀",
		company: "شركة النور",
		email: "ada@nur.example",
		message: script,
		page: "javascript:alert(1)",
	});
	await row(page, "شركة النور").waitFor();
	await page.getByRole("button", { name: "1 new enquiry" }).waitFor();
	await send({ name: "Second", email: "second@x.example", company: "Zwei" });
	await row(page, "Zwei").waitFor();

	// What came first is due first.
	await page.getByRole("button", { name: "2 new enquiries" }).click();
	const lead = page.getByRole("article");
	await lead.getByRole("heading", { name: "<b>Ada</b> 🚀🚀" }).waitFor();
	await lead.getByText(script).waitFor();
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
	expect(await lead.getByRole("link", { name: "javascript" }).count()).toBe(0);
	await lead.getByText("Handed over", { exact: true }).first().waitFor();
	expect(await axeFindings(page)).toEqual([]);

	await page.keyboard.press("a");
	await lead.getByRole("button", { name: "Reopen" }).waitFor();
	await page.keyboard.press("z");
	await page.getByText("reopened.").waitFor();
	await lead.getByRole("button", { name: "Mark as answered" }).waitFor();
	await page.keyboard.press("a");
	await lead.getByText("Can Demir marked it as answered").first().waitFor();
	await page.keyboard.press("n");
	await page.keyboard.type("Called back");
	await page.keyboard.press("Control+Enter");
	await lead.getByText("By Can Demir").waitFor();

	// Somebody else changes it: it shows within a moment.
	await sql("update private.leads set note = 'Second call', note_version = 2");
	await expect
		.poll(() => lead.getByLabel("Note", { exact: true }).inputValue())
		.toBe("Second call");
	await page.keyboard.press("n");
	await page.keyboard.type(" again");
	await page.keyboard.press("Control+Enter");
	await lead.getByRole("button", { name: "Save note" }).waitFor({ state: "detached" });
	expect(await lead.getByLabel("Note", { exact: true }).inputValue()).toBe("Second call again");

	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	// The keys go on where they were.
	await expectFocus(row(page, "شركة النور"));
	await page.keyboard.press("/");
	await page.keyboard.type("zwei");
	await expect.poll(() => page.url()).toContain("q=zwei");
	await row(page, "شركة النور").waitFor({ state: "detached" });
	await page.keyboard.press("Enter");
	await page.keyboard.press("x");
	await page.getByText("1 selected").waitFor();
	await page.keyboard.press("Escape");
	await page.getByText("1 selected").waitFor({ state: "detached" });
	const download = page.waitForEvent("download");
	await page.getByRole("link", { name: "Download CSV" }).click();
	const csv = await text(await (await download).createReadStream());
	expect(csv).toContain("second@x.example");
	expect(csv).not.toContain("ada@nur.example");

	await send({ name: "Colleague", company: "شركة النور", email: "colleague@nur.example" });
	await page.goto(`${site.url}/desk/leads`);
	await row(page, "Ada").click();
	await lead.getByRole("link", { name: /Colleague/ }).waitFor();
	await page.getByRole("button", { name: "More actions" }).click();
	await page.getByRole("menuitem", { name: "Erase this person’s data" }).click();
	await page.getByText("The only enquiry of this person").waitFor();
	await page.keyboard.type("ada@nur.exampl");
	await page.keyboard.press("Enter");
	await page.getByText("Nothing was erased").waitFor();
	await page.keyboard.type("e");
	await page.keyboard.press("Enter");
	await page.getByText("1 enquiry erased.").waitFor();
	await row(page, "Ada").waitFor({ state: "detached" });
	await row(page, "Colleague").waitFor();
	expect(await page.title()).toContain("Enquiries");
	// The router warns without words in production.
	const expected = /^$|status of (422|404)|React DevTools/;
	expect(messages.filter((message) => !expected.test(message))).toEqual([]);
});

test("on a phone the lead replaces the list, and discarding suspicious leads needs a confirmation", async () => {
	await sql("delete from private.leads");
	await sql(`insert into private.leads
		(name, email, company, message, source, submitted_at, received_at, state, suspicions, form_age_ms)
		select 'Person ' || n, n || '@x.example', 'Firm ' || n, 'Hello', 'quick_analysis_modal', now(),
			now() - make_interval(hours => n), case n when 12 then 'quarantined' else 'failed' end,
			case n when 12 then array['too_fast'] else '{}' end, case n when 12 then 1200 end
		from generate_series(1, 12) n`);
	const { page } = await open("/desk/leads", { width: 390, height: 844 });
	await row(page, "Firm 11").focus();
	for (const key of ["x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
	await page.getByText("3 selected").waitFor();
	await page.keyboard.press("Escape");
	await row(page, "Firm 12").click();
	const lead = page.getByRole("article");
	await lead.getByText("The form was sent 1.2 seconds after it was opened.").waitFor();
	expect(await page.getByRole("listitem").filter({ hasText: "Firm 3" }).count()).toBe(0);
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole("button", { name: "Discard" }).click();
	const dialog = page.getByRole("dialog", { name: "Discard the enquiry from Person 12?" });
	await dialog.waitFor();
	// What cannot be undone needs more than D and Enter.
	await page.keyboard.press("Enter");
	await dialog.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Discard" }).click();
	await dialog.getByRole("button", { name: "Discard" }).click();
	await page.getByText("Person 12: discarded.").waitFor();
	await row(page, "Firm 11").waitFor();
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);

	await page.getByLabel("Select Person 11", { exact: true }).check();
	// Beside the box, in its column.
	const column = page.locator("label", {
		has: page.getByLabel("Select Person 9", { exact: true }),
	});
	await column.click({ modifiers: ["Shift"], position: { x: 5, y: 40 } });
	await page.getByRole("button", { name: "Mark as answered (3)" }).click();
	await page.getByText("3 enquiries: marked as answered.").waitFor();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByText("3 enquiries: reopened.").waitFor();

	await page.getByLabel("Select Person 11", { exact: true }).check();
	await page.getByLabel("Select Person 10", { exact: true }).check();
	await page.getByRole("button", { name: "More actions" }).click();
	await page.getByRole("menuitem", { name: "Open in mail program (2)" }).waitFor();
	await page.getByRole("menuitem", { name: "Erase this person’s data" }).click();
	const count = page.getByLabel("Type the number of people to confirm: 2");
	await count.fill("3");
	await page.keyboard.press("Enter");
	await page.getByText("This is not the number of people").waitFor();
	expect(await axeFindings(page)).toEqual([]);
	await count.fill("2");
	await page.keyboard.press("Enter");
	await page.getByText("2 enquiries erased.").waitFor();
	await row(page, "Firm 10").waitFor({ state: "detached" });

	// A field with an error comes into sight from below the bar.
	await page.goto(`${site.url}/desk/settings`);
	const name = page.getByLabel("Full name");
	await name.fill("");
	await name.evaluate((field) => window.scrollTo(0, field.getBoundingClientRect().bottom - 50));
	await page.getByRole("button", { name: "Save" }).press("Enter");
	await page.getByText("This field is required.").waitFor();
	const bar = await page.getByRole("banner").boundingBox();
	const box = await name.boundingBox();
	expect(box?.y).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY);
});

test("without a network nothing looks done, and what was typed stays", async () => {
	await sql("delete from private.leads");
	await send({ name: "Ada", email: "ada@x.example", company: "Firm" });
	const { page } = await open("/desk/leads", { width: 1280, height: 900 });
	const button = (name: string | RegExp) => page.getByRole("button", { name });
	const note = page.getByLabel("Note", { exact: true });
	const failures = page.getByText("The server cannot be reached");
	await row(page, "Firm").click();
	await note.fill("Call back");
	await page.context().setOffline(true);
	await page.getByText("No connection. Your text is kept in this browser.").waitFor();
	await button(/^No live connection/).waitFor();

	await button("Mark as answered").click();
	await failures.waitFor();
	await button("Mark as answered").waitFor();
	await button("Account menu").click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	const leaving = page.getByRole("dialog", { name: "Signing out loses what is not saved" });
	await leaving.getByRole("link", { name: "Note on an enquiry" }).waitFor();
	await leaving.getByRole("button", { name: "Sign out and delete" }).click();
	await failures.nth(1).waitFor();

	// It asks three times, the session as well.
	let asked = 0;
	const asksAgain = page.waitForEvent("requestfailed", {
		predicate: (request) => request.url().endsWith("/api/desk/session") && ++asked === 3,
	});
	await button(/Refresh now/).click();
	await asksAgain;
	expect(await note.inputValue()).toBe("Call back");
	await note.press("Control+Enter");
	await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
	const unsaved = page.getByRole("article").getByText("The server cannot be reached");
	await unsaved.waitFor();
	await row(page, "Firm").getByText("Unsaved note").waitFor();
	await page.getByLabel("Search enquiries").fill("nobody");
	await page.getByText("The enquiries could not be loaded").waitFor();
	// Nothing was to be saved.
	const unread = "The server cannot be reached. Check your connection and try again.";
	await page.getByText(unread, { exact: true }).waitFor();

	await page.context().setOffline(false);
	await unsaved.waitFor({ state: "detached" });
	await page.getByText("No matching enquiry").waitFor();
	await button("Clear search and filters").click();
	await page.getByRole("link", { name: "Mail" }).first().click();
	await page.getByRole("link", { name: "Enquiries" }).first().click();
	await row(page, "Firm").click();
	expect(await note.inputValue()).toBe("Call back");

	await page.route("**/note", (route) => route.abort(), { times: 1 });
	await button("Save note").click();
	await page.getByText("Your text is kept in this browser.", { exact: true }).waitFor();
	// The answer is lost, and not the note.
	await page.route(
		"**/note",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await button("Save note").click();
	await button("Save note").waitFor({ state: "detached" });

	// What is typed while a note is on its way is not part of it.
	await note.fill("Call back on Monday");
	const release = await hold(page, "**/note");
	const sent = page.waitForRequest("**/note");
	await button("Save note").click();
	await sent;
	await note.fill("Call back on Friday");
	release();
	await page.getByText("changed the note").nth(1).waitFor();
	expect(await note.inputValue()).toBe("Call back on Friday");
	await button("Save note").click();
	await page.getByText("By Can Demir").waitFor();
});

test("without a network an enquiry that was not opened before cannot be acted on, and opens later", async () => {
	await sql("delete from private.leads");
	await send({ name: "Ada", email: "ada@x.example", company: "Firm" });
	const { page } = await open("/desk/leads", { width: 390, height: 844 });
	const acted: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/leads/actions")) acted.push(request.url());
	});
	await row(page, "Firm").waitFor();
	await page.context().setOffline(true);
	await row(page, "Firm").click();
	await page.getByRole("heading", { name: "This enquiry could not be opened", level: 1 }).waitFor();
	await page.getByText("No connection. The enquiry opens by itself").waitFor();
	for (const key of ["a", "d", "e", "r", "n"]) await page.keyboard.press(key);
	await page.getByRole("link", { name: "Back to enquiries" }).click();
	await row(page, "Firm").click();
	await page.context().setOffline(false);
	await page.getByRole("heading", { name: "Ada", level: 1 }).waitFor();
	expect(acted).toEqual([]);
	expect(await page.getByRole("dialog").count()).toBe(0);
});

test("what the server refuses is said where it was asked for", async () => {
	await sql("delete from private.leads");
	await sql(`insert into private.leads (name, email, source, submitted_at)
		select 'Person ' || n, n || '@x.example', 'quick_analysis_modal', now()
		from generate_series(1, 501) n`);
	const { page } = await open("/desk/leads", { width: 1200, height: 900 });
	const button = (name: string | RegExp) => page.getByRole("button", { name });
	const refuse = { status: 429, headers: { "retry-after": "30" }, body: "{}" };
	let refused = 0;
	await page.route(/cursor=/, (route) => {
		refused++;
		return route.fulfill(refuse);
	});
	await button("Show more").scrollIntoViewIfNeeded();
	await page.getByText("Too many attempts").waitFor();
	await page.getByLabel("Select Person", { exact: false }).first().check();
	await page.getByText("1 selected").waitFor();
	expect(refused).toBe(1);

	await page.route(/leads\?q=/, (route) => route.fulfill(refuse));
	await page.keyboard.press("Control+k");
	await page.getByPlaceholder("Enquiry, post, person or command").fill("Person 5");
	await page.getByRole("dialog").getByText("Too many attempts").waitFor();
	await page.keyboard.press("Escape");

	// No more than one action takes.
	await page.unroute(/cursor=/);
	await button("Show more").click();
	while (await button("Show more").isVisible()) {
		await page.getByRole("listitem").last().scrollIntoViewIfNeeded();
	}
	await button("More actions").click();
	await page.getByRole("menuitem", { name: "Select all shown" }).click();
	await page.getByText("500 selected").waitFor();
	await button("Mark as answered (500)").click();
	await page.getByText("500 enquiries: marked as answered.").waitFor();

	const tooOften = { ...refuse, body: JSON.stringify({ code: "too_often" }) };
	await page.route(/leads\.csv/, (route) => route.fulfill(tooOften), { times: 1 });
	await page.getByRole("link", { name: "Download CSV" }).click();
	await page.getByText("You can go on in 30 sec").waitFor();

	// Only this request: one in the background would open the dialog before the click.
	const ended = { status: 401, body: JSON.stringify({ code: "signed_out" }) };
	await page.route(/leads\.csv/, (route) => route.fulfill(ended), { times: 1 });
	await page.getByRole("link", { name: "Download CSV" }).click();
	await page.getByRole("dialog", { name: "Your session has ended" }).waitFor();

	await page.route("**/api/desk/session", (route) => route.fulfill(refuse));
	await page.reload();
	await page.getByRole("heading", { name: "This page could not be opened" }).waitFor();
});
