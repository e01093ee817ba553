import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { testMailServer } from "../support/mail-server.ts";
import { isDraft, storeLead } from "../support/replies.ts";

const smtp = await testMailServer();

const site = testBrowserSite(() => smtp.environment);
const desk = testDeskPages(site);

it("a reply that was begun is finished in another browser", async () => {
	const path = await storeLead(desk.pool(), "Begun");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	await page.getByRole("heading", { name: "Begun", level: 1 }).waitFor();
	await page.keyboard.press("r");
	const text = page.getByRole("textbox", { name: "Text" });
	const saved = page.waitForResponse(isDraft);
	await text.fill("Half a");
	await saved;
	// A tab of its own knows nothing of what another one keeps.
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("link", { name: /Begun.*Reply started/ }).waitFor();
	const found = other.getByRole("textbox", { name: "Text" });
	expect(await found.inputValue()).toBe("Half a");
	await found.fill("A whole one");
	await found.press("Control+Enter");
	await other.getByText("Begun: reply on its way").waitFor();
	await page.reload();
	await page.getByText(/Selin replied/).waitFor();
	expect(await text.count()).toBe(0);
});

it("what two browsers of one account type is kept, and changes under nobody's hands", async () => {
	const path = await storeLead(desk.pool(), "Two");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	const cookies = await page.context().cookies();
	const { page: other } = await site.visit(path, {
		prepare: (one) => one.context().addCookies(cookies),
	});
	const textIn = (on: Page) => on.getByRole("textbox", { name: "Text" });
	const write = async (on: Page, text: string) => {
		const stored = on.waitForResponse((answer) => isDraft(answer) && answer.ok());
		await textIn(on).fill(text);
		await stored;
	};
	for (const one of [page, other]) {
		await one.getByRole("heading", { name: "Two", level: 1 }).waitFor();
		await one.keyboard.press("r");
		await textIn(one).waitFor();
	}
	await write(page, "From the laptop");
	await write(other, "From the phone");
	await other.getByText("You have also worked on this reply").waitFor();
	expect(await textIn(other).inputValue()).toBe("From the phone");
	// A colleague's note makes both read the enquiry anew.
	await desk.pool().query("update private.leads set note = 'Called', note_version = 1");
	const note = page.getByRole("textbox", { name: "Note" });
	await expect.poll(() => note.inputValue()).toBe("Called");
	expect(await textIn(page).inputValue()).toBe("From the laptop");
	await other.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await textIn(other).inputValue()).toBe("From the laptop");
	await other.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await textIn(other).inputValue()).toBe("From the phone");
	// Nor is a text sent as long as there is another one.
	await textIn(page).fill("From the laptop, later");
	await page.keyboard.press("Control+Enter");
	await page.getByText("nothing was sent").waitFor();
	await page.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await textIn(page).inputValue()).toBe("From the phone");
});

it("whoever replies after somebody else is told so first", async () => {
	const path = await storeLead(desk.pool(), "Twice");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	await page.getByRole("heading", { name: "Twice", level: 1 }).waitFor();
	await page.keyboard.press("r");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.fill("From Selin");
	const { page: other } = await desk.open(path, { role: "owner", name: "Elif" });
	await other.getByText("Selin is writing a reply").waitFor();
	await page.getByText("Elif has this enquiry open").waitFor();
	await other.keyboard.press("r");
	const form = page.getByRole("region", { name: "Reply to twice@example.com" });
	await form.getByText("Elif is writing a reply").waitFor();
	await other.getByRole("textbox", { name: "Text" }).press("Control+Enter");
	await page.getByText(/Elif replied/).waitFor();
	await form.getByText(/^Elif sent a reply meanwhile/).waitFor();
	await text.press("Control+Enter");
	await page.getByText(/^Elif has replied meanwhile/).waitFor();
	await text.press("Control+Enter");
	await page.getByText("Twice: reply on its way").waitFor();
});

it("whoever replies to what a colleague has marked as answered is told so first", async () => {
	const path = await storeLead(desk.pool(), "Marked");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	await page.getByRole("heading", { name: "Marked", level: 1 }).waitFor();
	await page.keyboard.press("r");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.fill("From Selin");
	const { page: other } = await desk.open(path, { role: "owner", name: "Elif" });
	await other.getByRole("heading", { name: "Marked", level: 1 }).waitFor();
	await other.keyboard.press("a");
	const form = page.getByRole("region", { name: "Reply to marked@example.com" });
	const mark = form.getByText(/^Elif marked the enquiry as answered meanwhile/);
	await mark.waitFor();
	// Taken off again, it is no reason to ask.
	await other.keyboard.press("z");
	await mark.waitFor({ state: "detached" });
	await other.keyboard.press("a");
	await mark.waitFor();
	await text.press("Control+Enter");
	await page.getByText(/^Elif has marked the enquiry as answered meanwhile/).waitFor();
	await text.press("Control+Enter");
	await page.getByText("Marked: reply on its way").waitFor();
});
