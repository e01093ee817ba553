import { beforeEach, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";
import { testMailServer } from "../support/mail-server.ts";
import { overflowOf } from "../support/overflow.ts";
import { isDraft, storeLead } from "../support/replies.ts";

const smtp = await testMailServer();

const site = testBrowserSite(() => smtp.environment);
const desk = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(async () => {
	await desk.pool().query("delete from private.leads");
	smtp.mails.splice(0);
});

/** Opens a new lead from the list, and the reply to it by its key. */
async function begin(name: string) {
	await storeLead(desk.pool(), name);
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name }).click();
	await page.getByRole("heading", { name, level: 1 }).waitFor();
	await page.keyboard.press("r");
	return { page, text: page.getByRole("textbox", { name: "Text" }) };
}

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
	await text.press("Control+Enter");
	await page.keyboard.type("Geld");
	expect(await text.inputValue()).toContain("\n1. Zeit\n2. Geld\n3. \n");
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
	await expectFocus(page.getByRole("heading", { name: "Person 1", level: 1 }));
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
	await storeLead(desk.pool(), "Given", "Good day\n".repeat(12));
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
	const heading = page.getByRole("heading", { name: "Given", level: 1 });
	await expectFocus(heading);
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
	await expectFocus(heading);

	await page.keyboard.press("r");
	await text.fill("Half a");
	// The report has a subject of its own, which comes and goes with it.
	const subject = page.getByRole("textbox", { name: "Subject" });
	await page.getByRole("combobox", { name: "Template" }).click();
	await page.getByRole("option", { name: "The report is ready" }).click();
	expect(await subject.inputValue()).toMatch(/^Your report/);
	await page.getByRole("button", { name: "Bring back what you typed" }).click();
	expect(await subject.inputValue()).toMatch(/^Your enquiry/);
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
	const { page, text } = await begin("Train");
	await page.context().setOffline(true);
	const failed = page.waitForEvent("requestfailed", isDraft);
	await text.fill("From a tunnel");
	await failed;
	const drafts = "select draft ->> 'text' as text from private.reply_drafts";
	const stored = async () => (await desk.pool().query(drafts)).rows;
	await page.context().setOffline(false);
	await expect.poll(stored).toEqual([{ text: "From a tunnel" }]);
	// The network goes as the reply is sent.
	await page.route("**/reply", (route) => route.abort());
	await text.fill("From a station");
	await text.press("Control+Enter");
	await expect.poll(stored).toEqual([{ text: "From a station" }]);
});

it("what is sent does not come back as a draft, whatever the network does meanwhile", async () => {
	const { page, text } = await begin("Slow");
	await text.fill("Good day");
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

it("a note outlives its tab, until it is saved or its enquiry is erased", async () => {
	const path = await storeLead(desk.pool(), "Noted");
	const { page } = await desk.open(path, { role: "sales", name: "Selin" });
	const open = async () => {
		const next = await page.context().newPage();
		await next.goto(`${site.url}${path}`);
		return { next, note: next.getByRole("textbox", { name: "Note" }) };
	};
	const other = await open();
	await other.note.waitFor();
	await page.getByRole("textbox", { name: "Note" }).fill("Ruft morgen an");
	await expect.poll(() => other.note.inputValue()).toBe("Ruft morgen an");
	await other.next.close();
	await page.close();
	const { next, note } = await open();
	await expect.poll(() => note.inputValue()).toBe("Ruft morgen an");
	await note.press("Control+Enter");
	await next.getByText("By Selin").waitFor();
	const kept = () =>
		next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("desk-text")));
	expect(await kept()).toEqual([]);

	await note.fill("Ruft heute an");
	expect(await kept()).toHaveLength(1);
	// Erased while no tab is open.
	await next.goto("about:blank");
	await desk.pool().query("delete from private.leads");
	await next.goto(`${site.url}${path}`);
	await next.getByText("This enquiry no longer exists").waitFor();
	await expect.poll(kept).toEqual([]);
});

it("a reply to an enquiry that is not in the list leads to the list", async () => {
	await storeLead(desk.pool(), "Inside");
	const path = await storeLead(desk.pool(), "Outside");
	const { page } = await desk.open(`${path}?q=inside`, { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Inside/ }).waitFor();
	await page.getByRole("heading", { name: "Outside", level: 1 }).waitFor();
	await page.keyboard.press("r");
	await page.getByRole("textbox", { name: "Text" }).press("Control+Enter");
	await page.getByText("Outside: reply on its way").waitFor();
	await expect.poll(() => new URL(page.url()).pathname).toBe("/desk/leads");
});

it("a reply to a long address fits on a phone", async () => {
	const path = await storeLead(desk.pool(), "Anna".padEnd(64, "a"));
	const { page } = await desk.open(path, {
		role: "sales",
		name: "Selin",
		width: 390,
		height: 844,
	});
	await page.getByRole("button", { name: "Reply by email" }).click();
	await page.getByRole("heading", { name: /^Reply to annaa/ }).waitFor();
	expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
