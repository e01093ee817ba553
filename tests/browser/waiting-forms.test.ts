import type { Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { dialogOf, fillDialog, openDialog, submitDialog } from "../support/dialog.ts";
import { expectFocus } from "../support/focus.ts";
import { DEMO, demoForm, LIBRARY, newsletter, testLiveForms } from "../support/live-forms.ts";

const { site } = testLiveForms();

const WAITING = "kendiliğinden gönderilir";

const demo = {
	path: DEMO,
	form: demoForm,
	submit: "Mesajı gönderin",
	arrived: "Mesajınızı aldık.",
};

const FORMS = {
	"the quick-analysis page": {
		path: "/tr/hizli-analiz",
		form: (page: Page) => page.getByRole("main").locator("form[method=post]"),
		submit: "Analiz isteyin",
		arrived: "Başvurunuz alındı!",
	},
	"the demo form": demo,
	"the newsletter": {
		path: LIBRARY,
		form: newsletter,
		submit: "Kaydolun",
		arrived: "kaydınızı aldık",
	},
};

/** Answers what is sent to a form's address, until it is told to answer otherwise. */
async function answer(page: Page, first: (route: Route) => Promise<void>) {
	const keys: (string | undefined)[] = [];
	let next = first;
	await page.route(/\/api\/(quick-analysis|demo-form|newsletter)$/, async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		await next(route);
	});
	return {
		/** The keys of what was sent so far. */
		keys,
		with(other: (route: Route) => Promise<void>) {
			next = other;
		},
	};
}

const away = (route: Route) => route.abort();
const status = (code: number) => (route: Route) =>
	route.fulfill({ status: code, json: { id: "1" } });

async function fill(form: Locator) {
	for (const [label, text] of [
		["Ad soyad", "Ayşe Yılmaz"],
		["E-posta adresi", "ayse@firma.example"],
		["Firma", "Çiçek Lojistik"],
	] as const) {
		const field = form.getByLabel(label);
		if ((await field.count()) > 0) await field.fill(text);
	}
}

const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Whether the browser would ask before it leaves the page. */
const asks = (page: Page) =>
	page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

async function leaveFor(page: Page, name: string, heading: RegExp) {
	await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
	await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

const toast = (page: Page, text: string) =>
	page.locator(".mantine-Notification-root").filter({ hasText: text });

describe.each(Object.entries(FORMS))("%s", (_, { path, form, submit, arrived }) => {
	it("is sent from another page too, and says so there", async () => {
		const { page, events } = await site.visit(path);
		const sent = await answer(page, away);
		await fill(form(page));
		await form(page).getByRole("button", { name: submit }).click();
		await form(page).getByText(WAITING).waitFor();
		await leaveFor(page, "Çözümler", /./);
		await form(page).waitFor({ state: "detached" });
		expect(await asks(page)).toBe(true);
		sent.with(status(202));
		await online(page);
		await toast(page, arrived).waitFor();
		expect(new Set(sent.keys).size).toBe(1);
		expect(await asks(page)).toBe(false);
		expect(await events("form_submit")).toHaveLength(1);
	});
});

it("a form says at once that there is no connection", async () => {
	const { path, form, submit } = demo;
	const { page } = await site.visit(path);
	const asked: string[] = [];
	const done: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	page.on("requestfinished", (request) => done.push(request.url()));
	await fill(form(page));
	await expect.poll(() => asked.some((url) => url.includes("/assets/toaster-"))).toBe(true);
	await expect.poll(() => done.length).toBe(asked.length);
	await page.context().setOffline(true);
	await form(page).getByRole("button", { name: submit }).click();
	await toast(page, "Bir hata oluştu").waitFor();
});

describe("the dialog", () => {
	async function waitInDialog(page: Page) {
		await openDialog(page);
		await fillDialog(page);
		await submitDialog(page);
		await dialogOf(page).getByText(WAITING).waitFor();
		await page.keyboard.press("Escape");
		await dialogOf(page).waitFor({ state: "hidden" });
	}

	it("is sent from a page without the dialog too, and says so there", async () => {
		const { page } = await site.visit("/tr");
		const sent = await answer(page, away);
		await waitInDialog(page);
		await leaveFor(page, "Gizlilik", /Gizlilik/);
		sent.with(status(202));
		await online(page);
		await toast(page, "Başvurunuz alındı!").waitFor();
	});

	it("is sent even if the next page could not be loaded", async () => {
		const { page, events } = await site.visit("/tr");
		const sent = await answer(page, away);
		await waitInDialog(page);
		await page.route("**/_data/**", (route) => route.abort());
		await leaveFor(page, "Çözümler", /yüklenemedi/);
		expect(await asks(page)).toBe(true);
		sent.with(status(202));
		await online(page);
		await expect.poll(() => events("form_submit")).toHaveLength(1);
		expect(new Set(sent.keys).size).toBe(1);
	});
});

describe("an automatic retry", () => {
	const { path, form, submit } = demo;

	async function waitOnPage(page: Page) {
		const sent = await answer(page, status(503));
		await fill(form(page));
		await form(page).getByRole("button", { name: submit }).click();
		await form(page).getByText(WAITING).waitFor();
		return sent;
	}

	it("does not change the page while it runs or fails", async () => {
		const { page } = await site.visit(path, { height: 600 });
		const sent = await waitOnPage(page);
		const link = page.getByRole("banner").getByRole("link").first();
		await link.focus();
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		const changed = await form(page).evaluateHandle((section) => {
			const records: string[] = [];
			new MutationObserver((all) => records.push(...all.map(({ type }) => type))).observe(section, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			});
			return records;
		});
		// The fourth is sent only once the failure of the third has arrived.
		await expect
			.poll(async () => {
				await online(page);
				return sent.keys.length;
			})
			.toBeGreaterThanOrEqual(4);
		expect(await changed.jsonValue()).toEqual([]);
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await expectFocus(link);
	});

	it("that succeeds does not move the focus", async () => {
		const { page } = await site.visit(path);
		const sent = await waitOnPage(page);
		const link = page.getByRole("banner").getByRole("link").first();
		await link.focus();
		sent.with(status(202));
		await online(page);
		await form(page).getByText("Mesajınızı aldık.").waitFor();
		await expectFocus(link);
	});
});
