import { beforeEach, expect, it } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";
import { testDeskPages } from "../support/desk-pages.ts";
import { expectFocus } from "../support/focus.ts";

const site = testBrowserSite(() => ({}));
const desk = testDeskPages(site);

// What a try has left would be in the way of the next.
beforeEach(async () => {
	await desk.pool().query("delete from private.leads");
	await desk.pool().query(`
		insert into private.leads (name, email, company, source, submitted_at)
		select 'Person ' || n, 'person-' || n || '@example.com', 'Company ' || n, 'quick_analysis_modal', now()
		from generate_series(1, 2) n`);
});

it("the key for the undo takes back the last action, although the one before is not answered yet", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const { promise: released, resolve: release } = Promise.withResolvers<void>();
	const sent: { action: string; ids: string[] }[] = [];
	await page.route("**/api/desk/leads/actions", async (route) => {
		sent.push(route.request().postDataJSON());
		await released;
		await route.continue();
	});
	await page.getByRole("link", { name: /Company 2/ }).waitFor();
	// A key that does nothing says why.
	await page.keyboard.press("z");
	await page.getByText("There is nothing to undo.").waitFor();
	await page.keyboard.press("d");
	await page.getByText("Choose an enquiry first").waitFor();
	await page.keyboard.press("j");
	for (const key of ["a", "j", "a", "z"]) await page.keyboard.press(key);
	await expect.poll(() => sent).toHaveLength(1);
	release();
	await expect.poll(() => sent.map(({ action }) => action)).toEqual(["answer", "answer", "reopen"]);
	const [first, last, undone] = sent.map(({ ids }) => ids);
	expect(undone).toEqual(last);
	expect(undone).not.toEqual(first);
});

it("the key that marks as answered, pressed twice, does not reopen", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const sent: string[] = [];
	await page.route("**/api/desk/leads/actions", async (route) => {
		sent.push(route.request().postDataJSON().action);
		await route.continue();
	});
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByRole("heading", { name: "Person 1", level: 1 }).waitFor();
	await page.keyboard.press("a");
	await page.getByRole("button", { name: "Reopen" }).waitFor();
	// While the server answers, and after that.
	await page.keyboard.press("a");
	await page.getByText("Person 1: marked as answered.").waitFor();
	await page.keyboard.press("a");
	await page.keyboard.press("z");
	await page.getByRole("button", { name: "Mark as answered" }).waitFor();
	await expect.poll(() => sent).toEqual(["answer", "reopen"]);
});

it("an enquiry that was marked as answered leads on to the next", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const first = page.locator("a[data-lead]").first();
	const next = await page.locator("a[data-lead]").nth(1).locator("bdi").first().innerText();
	await first.click();
	await page.getByRole("article").waitFor();
	await page.keyboard.press("a");
	const name = next.replace("Company", "Person");
	await page.getByRole("button", { name: `Next: ${name}` }).click();
	await page.getByRole("heading", { name, level: 1 }).waitFor();
	// The undo is still of the one before.
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(() => page.getByRole("region", { name: "Answered" }).count()).toBe(0);
	// Behind the last of those who wait comes the first.
	const foremost = (await first.locator("bdi").first().innerText()).replace("Company", "Person");
	await page.locator("a[data-lead]").last().click();
	await expect
		.poll(() => page.locator("a[data-lead]").last().getAttribute("aria-current"))
		.toBe("true");
	await page.getByRole("button", { name: "Mark as answered" }).click();
	await page.getByRole("button", { name: `Next: ${foremost}` }).waitFor();
});

it("what was used keeps the focus", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const row = (name: string) => page.getByRole("link", { name });
	await row("Company 1").waitFor();
	await page.keyboard.press("j");
	await page.keyboard.press("a");
	const answered = page.getByRole("region", { name: "Answered" });
	await answered.getByRole("link").waitFor();
	await expectFocus(answered.getByRole("link"));
	const box = page.getByRole("checkbox").first();
	await box.check();
	await page.getByRole("button", { name: "Mark as answered (1)" }).click();
	await expect.poll(() => answered.getByRole("link").count()).toBe(2);
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.closest("li") !== null))
		.toBe(true);
});

it("what is pressed twice is done once, without an error", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByRole("heading", { name: "Person 1", level: 1 }).waitFor();
	await page.route("**/api/desk/leads/actions", async (route) => {
		const answer = await route.fetch();
		// The same again, as a second press sends it.
		await route.fulfill({ response: await route.fetch() });
		await answer.dispose();
	});
	const answered = page.waitForResponse("**/api/desk/leads/actions");
	await page.keyboard.press("a");
	expect((await (await answered).json()).refused).toMatchObject([{ code: "already", by: "Selin" }]);
	await page.getByText(/Selin marked/).waitFor();
	expect(await page.getByText("nothing was done").count()).toBe(0);

	await page.keyboard.press("e");
	await page.getByText("The only enquiry of this person is deleted").waitFor();
	await page.getByLabel(/^Type the address/).fill("person-1@example.com");
	await page.getByRole("button", { name: "Erase data" }).dblclick();
	await page.getByText("1 enquiry erased.").waitFor();
	expect(await page.getByText("0 enquiries").count()).toBe(0);
});

it("a double click marks as answered and does not reopen", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.url().endsWith("/leads/actions")) sent.push(request.postDataJSON().action);
	});
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByRole("button", { name: "Mark as answered" }).dblclick();
	await page.getByText(/Selin marked/).waitFor();
	await page.keyboard.press("z");
	await expect.poll(() => sent).toEqual(["answer", "reopen"]);
});

it.each(["owner", "sales"] as const)(
	"that no webhook is set is said to owners alone: %s",
	async (role) => {
		const { page } = await desk.open("/desk/leads", { role, name: "Selin" });
		await page.getByRole("heading", { name: "Enquiries", level: 1 }).waitFor();
		await page
			.getByRole("link", { name: /Company/ })
			.first()
			.waitFor();
		const banner = page.getByText("not handed over to any other system", { exact: false });
		expect(await banner.count()).toBe(role === "owner" ? 1 : 0);
	},
);

it("who else has an enquiry open is shown, until that tab is left or closed", async () => {
	const { page } = await desk.open("/desk/leads", { role: "sales", name: "Selin" });
	await page.getByRole("link", { name: /Company 1/ }).click();
	await page.getByRole("heading", { name: "Person 1", level: 1 }).waitFor();
	const { page: other } = await desk.open(new URL(page.url()).pathname, {
		role: "sales",
		name: "Can",
	});
	await other.getByText("Selin has this enquiry open").waitFor();
	const notice = page.getByText("Can has this enquiry open");
	await notice.waitFor();
	const transition = (name: string) =>
		other.evaluate(
			(type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
			name,
		);
	await transition("pagehide");
	await notice.waitFor({ state: "detached" });
	await transition("pageshow");
	// Its next heartbeat would come after 20 s.
	await notice.waitFor({ timeout: 10_000 });
	await other.close({ runBeforeUnload: true });
	await notice.waitFor({ state: "detached" });
});
