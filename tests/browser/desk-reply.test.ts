import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { testMailServer } from "../support/mail-server.ts";

const smtp = await testMailServer();

const site = testBrowserSite(() => smtp.environment);
const desk = testDeskPages(site);

const isDraft = (message: { url(): string }) => new URL(message.url()).pathname.endsWith("/draft");

// What a try has left would be in the way of the next.
beforeEach(async () => {
	await desk.pool().query("delete from private.leads");
	smtp.mails.splice(0);
});

it("a reply and a note outlive a reload, and the reply opens the next enquiry", async () => {
	await desk.pool().query(`
		insert into private.leads (name, email, company, message, source, language, submitted_at, received_at)
		select 'Person ' || n, 'person-' || n || '@example.com', 'Company ' || n, 'Hallo', 'quick_analysis_modal',
			'de', now(), now() - make_interval(mins => 3 - n)
		from generate_series(1, 2) n`);
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByRole("heading", { name: "Person 1", level: 1 }).waitFor();
	await page.keyboard.press("n");
	await page.keyboard.type("Ruft morgen an");
	await page.keyboard.press("Escape");
	// Held, as slow fingers do.
	await page.keyboard.down("r");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.waitFor();
	const template = await text.inputValue();
	await page.keyboard.down("r");
	await page.keyboard.up("r");
	expect(await text.inputValue()).toBe(template);
	const subject = page.getByRole("textbox", { name: "Subject" });
	await subject.fill("");
	await text.fill("");
	await text.press("Control+Enter");
	await page.getByText("Enter a text.").waitFor();
	await page.getByText("Enter a subject.").waitFor();
	await page.keyboard.type("Ihre Frage");
	expect(await subject.inputValue()).toBe("Ihre Frage");
	await text.fill(template);
	await page.getByRole("combobox", { name: "Template" }).click();
	await page.getByRole("option", { name: "The report is ready" }).click();
	expect(await text.inputValue()).toContain("Ihr Analysebericht ist fertig.");
	await text.press("Control+Enter");
	await page.getByText("The template still has gaps. Fill them in before you send it.").waitFor();
	await page.keyboard.type("Zeit");
	expect(await text.inputValue()).toContain("\n1. Zeit\n2. \n");
	await text.fill("Guten Tag,\n\nIhr Bericht ist fertig.");

	// Another template takes the place of what was typed, which comes back.
	await page.getByRole("combobox", { name: "Template" }).click();
	await page.getByRole("option", { name: "Thanks" }).click();
	expect(await text.inputValue()).toBe(template);
	await page.reload();
	await page.getByRole("link", { name: /Company 1.*Reply started/ }).waitFor();
	await page.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await subject.inputValue()).toBe("Ihre Frage");
	expect(await text.inputValue()).toBe("Guten Tag,\n\nIhr Bericht ist fertig.");
	expect(await page.getByRole("textbox", { name: "Note" }).inputValue()).toBe("Ruft morgen an");

	// An enquiry with an unfinished reply leaves the keys to the inbox, and Esc leaves the text.
	await text.press("Escape");
	await page.keyboard.press("n");
	await page.keyboard.type("!");
	expect(await page.getByRole("textbox", { name: "Note" }).inputValue()).toBe("Ruft morgen an!");
	await text.press("Escape");
	await page.keyboard.press("n");
	expect(await text.inputValue()).toBe("Guten Tag,\n\nIhr Bericht ist fertig.");

	// Pressed twice, it is sent once.
	await text.focus();
	await Promise.all([1, 2].map(() => page.keyboard.press("Control+Enter")));
	await page.getByRole("heading", { name: "Person 2", level: 1 }).waitFor();
	await page.getByRole("alert").filter({ hasText: "Next: Person 2" }).waitFor();
	// The way back leads to where the answered one was opened.
	await page.goBack();
	await page.waitForURL("**/desk/leads");
	await page.goForward();
	await page.getByRole("heading", { name: "Person 2", level: 1 }).waitFor();
	// Taken back, it is there to be written on.
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("heading", { name: "Person 1", level: 1 }).waitFor();
	expect(await text.inputValue()).toBe("Guten Tag,\n\nIhr Bericht ist fertig.");
	// It is open again, so it stands before the next one.
	await page.locator("a[data-lead]").first().filter({ hasText: "Company 1" }).waitFor();
	const sent = page.waitForRequest("**/reply");
	await page.keyboard.press("Control+Enter");
	// A server of the version before knows only `true`.
	expect((await sent).postDataJSON()).not.toHaveProperty("staysOpen");
	await page.getByRole("heading", { name: "Person 2", level: 1 }).waitFor();
	const replies = () =>
		smtp.mails
			.filter(({ to }) => to.includes("person-1@example.com"))
			.map(({ headers, text }) => [headers.get("subject"), text.trim()]);
	await expect.poll(replies).toEqual([["Ihre Frage", "Guten Tag,\n\nIhr Bericht ist fertig."]]);
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByText(/Selin replied/).waitFor();
	// The next one continues it.
	await page.keyboard.press("r");
	expect(await subject.inputValue()).toBe("Re: Ihre Frage");
	expect(await text.inputValue()).not.toContain("vielen Dank für Ihre Anfrage");
	await page.getByText("Last reply: Selin").click();
	await page.locator("details[open] p").filter({ hasText: "Ihr Bericht ist fertig." }).waitFor();
	// It stays open because it was answered already.
	await text.fill("Noch etwas.");
	await page.getByRole("button", { name: "Send", exact: true }).click();
	await page.getByText("Person 1: reply on its way.", { exact: true }).waitFor();
	await text.waitFor({ state: "detached" });
	expect(await page.getByRole("heading", { name: "Person 1", level: 1 }).isVisible()).toBe(true);
});

it("a reply that is given up comes back, and where nothing was typed there is nothing to say", async () => {
	await desk.pool().query(`
		insert into private.leads (name, email, company, message, source, submitted_at)
		values ('Given', 'given@example.com', 'Given', repeat(E'Good day\\n', 12), 'quick_analysis_modal', now())`);
	const { page } = await desk.open("/desk/leads", {
		role: "sales",
		name: "Selin",
		width: 1440,
		height: 900,
	});
	await page.getByRole("link", { name: /Given/ }).click();
	await page.getByRole("heading", { name: "Given", level: 1 }).waitFor();
	await page.getByRole("textbox", { name: "Note" }).fill("A friend of Ada's");
	const saves: string[] = [];
	page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
	await page.getByRole("button", { name: "Save note" }).dblclick();
	await page.getByText("By Selin").waitFor();
	expect(saves).toHaveLength(1);
	await page.keyboard.press("r");
	const text = page.getByRole("textbox", { name: "Text" });
	await text.waitFor();
	// The whole form is visible; only the panes scroll, not the page.
	const { y = Number.NaN, height = Number.NaN } =
		(await page.getByRole("button", { name: "Send only" }).boundingBox()) ?? {};
	expect(y + height).toBeLessThanOrEqual(900);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(900);
	await page.getByRole("button", { name: "Cancel" }).click();
	await text.waitFor({ state: "detached" });
	expect(await page.getByText("Draft discarded.").count()).toBe(0);

	await page.keyboard.press("r");
	await text.fill("Half a");
	await page.getByRole("button", { name: "Discard draft" }).click();
	await text.waitFor({ state: "detached" });
	const saved = page.waitForResponse(
		(answer) => isDraft(answer) && answer.request().method() === "PUT",
	);
	await page.getByRole("button", { name: "Undo" }).click();
	expect(await text.inputValue()).toBe("Half a");
	await saved;

	// A question leaves the enquiry open and in sight; the list says that somebody has written.
	await page.getByRole("button", { name: "Send only" }).click();
	await page.getByRole("link", { name: /Given.*Replied/ }).waitFor();
	await text.waitFor({ state: "detached" });
	expect(await page.getByRole("heading", { name: "Given", level: 1 }).isVisible()).toBe(true);

	// Taken back while the next one is being written, it is there in its place.
	await page.keyboard.press("r");
	await text.fill("And one more thing");
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => text.inputValue()).toBe("Half a");
	await page.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await text.inputValue()).toBe("And one more thing");
});

it("what is typed without a network reaches the server once there is one", async () => {
	await desk.pool().query(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Train', 'train@example.com', 'Train', 'quick_analysis_modal', now())`);
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Train/ }).click();
	await page.getByRole("heading", { name: "Train", level: 1 }).waitFor();
	await page.keyboard.press("r");
	await page.context().setOffline(true);
	const failed = page.waitForEvent("requestfailed", isDraft);
	const text = page.getByRole("textbox", { name: "Text" });
	await text.fill("From a tunnel");
	await failed;
	const stored = async () => {
		const { rows } = await desk
			.pool()
			.query("select draft ->> 'text' as text from private.reply_drafts");
		return rows;
	};
	await page.context().setOffline(false);
	await expect.poll(stored).toEqual([{ text: "From a tunnel" }]);
	// The network goes as the reply is sent.
	await page.route("**/reply", (route) => route.abort());
	await text.fill("From a station");
	await text.press("Control+Enter");
	await expect.poll(stored).toEqual([{ text: "From a station" }]);
});

it("what is sent does not come back as a draft, whatever the network does meanwhile", async () => {
	await desk.pool().query(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Slow', 'slow@example.com', 'Slow', 'quick_analysis_modal', now())`);
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Slow/ }).click();
	await page.getByRole("heading", { name: "Slow", level: 1 }).waitFor();
	await page.keyboard.press("r");
	await page.getByRole("textbox", { name: "Text" }).fill("Good day");
	const arrived = Promise.withResolvers<void>();
	const goOn = Promise.withResolvers<void>();
	await page.route("**/reply", async (route) => {
		arrived.resolve();
		await goOn.promise;
		await route.continue();
	});
	await page.keyboard.press("Control+Enter");
	await arrived.promise;
	// The network comes back, and what the pause after a key would save later is saved at once.
	await page.evaluate(() => {
		window.dispatchEvent(new Event("online"));
		window.dispatchEvent(new Event("pagehide"));
	});
	goOn.resolve();
	await page.getByText("Slow: reply on its way").waitFor();
	await page.reload();
	await page.getByRole("link", { name: /Slow/ }).waitFor();
	expect(await desk.pool().query("select from private.reply_drafts")).toMatchObject({
		rowCount: 0,
	});
	expect(await page.getByText("Reply started").count()).toBe(0);
});

it("a reply to an enquiry that is not in the list leads to the list", async () => {
	const { rows } = await desk.pool().query(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Outside', 'outside@example.com', 'Outside', 'quick_analysis_modal', now()),
			('Inside', 'inside@example.com', 'Inside', 'quick_analysis_modal', now())
		returning id`);
	const { page } = await desk.open(`/desk/leads/${rows[0]?.id}?q=inside`, {
		role: "sales",
		name: "Selin",
	});
	await page.getByRole("link", { name: /Inside/ }).waitFor();
	await page.getByRole("heading", { name: "Outside", level: 1 }).waitFor();
	await page.keyboard.press("r");
	await page.getByRole("textbox", { name: "Text" }).press("Control+Enter");
	await page.getByText("Outside: reply on its way").waitFor();
	await expect.poll(() => new URL(page.url()).pathname).toBe("/desk/leads");
});

it("a reply that was begun is finished in another browser", async () => {
	await desk.pool().query(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Begun', 'begun@example.com', 'Begun', 'quick_analysis_modal', now())`);
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Begun/ }).click();
	await page.getByRole("heading", { name: "Begun", level: 1 }).waitFor();
	await page.keyboard.press("r");
	const saved = page.waitForResponse(isDraft);
	await page.getByRole("textbox", { name: "Text" }).fill("Half a");
	await saved;
	// A tab of its own knows nothing of what another one keeps.
	const other = await page.context().newPage();
	await other.goto(page.url());
	await other.getByRole("link", { name: /Begun.*Reply started/ }).waitFor();
	const text = other.getByRole("textbox", { name: "Text" });
	expect(await text.inputValue()).toBe("Half a");
	await text.fill("A whole one");
	await text.press("Control+Enter");
	await other.getByText("Begun: reply on its way").waitFor();
	await page.reload();
	await page.getByText(/Selin replied/).waitFor();
	expect(await page.getByRole("textbox", { name: "Text" }).count()).toBe(0);
});

it("what two browsers of one account type is kept, and changes under nobody's hands", async () => {
	const { rows } = await desk.pool().query<{ id: string }>(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Two', 'two@example.com', 'Two', 'quick_analysis_modal', now()) returning id`);
	const path = `/desk/leads/${rows[0]?.id}`;
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
	const { rows } = await desk.pool().query<{ id: string }>(`
		insert into private.leads (name, email, company, source, submitted_at)
		values ('Twice', 'twice@example.com', 'Twice', 'quick_analysis_modal', now()) returning id`);
	const path = `/desk/leads/${rows[0]?.id}`;
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
