import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { de } from "../../client/frame/de.ts";
import { tr as frame } from "../../client/frame/tr.ts";
import { tr as solutions } from "../../client/pages/solutions/tr.ts";
import { de as formDe } from "../../client/quick-analysis/de.ts";
import { tr } from "../../client/quick-analysis/tr.ts";
import { testBrowserSite } from "../support/browser-site.ts";
import { isWithoutFirefox, launchFirefox } from "../support/firefox.ts";
import { isHydrated } from "../support/hydrated.ts";

/** ms that a step may take on a busy machine. */
const SLOWEST = 90_000;

const hydrated = (page: Page) => page.waitForFunction(isHydrated);

/** Lets no file of the site's code come. */
async function holdScripts(page: Page) {
	await page.setRequestInterception(true);
	page.on("request", (request) =>
		request.url().endsWith(".js") ? request.abort() : request.continue(),
	);
}

/** A button of the page's content or of the dialog, by its text. */
const button = (name: string) =>
	`::-p-xpath(//*[self::main or self::dialog]//button[contains(., "${name}")])`;

describe.skipIf(isWithoutFirefox())("in Firefox", () => {
	let browser: Promise<Browser>;

	beforeAll(() => {
		browser = launchFirefox();
		browser.catch(() => {});
	});
	afterAll(async () => (await browser).close());

	const site = testBrowserSite();
	/** A page of its own, with everything that was said on its console. */
	async function visit(path: string, { scripts = true } = {}) {
		const context = await (await browser).createBrowserContext();
		const page = await context.newPage();
		page.setDefaultTimeout(SLOWEST);
		const messages: string[] = [];
		page.on("console", (message) => messages.push(message.text()));
		page.on("pageerror", (error) => messages.push(String(error)));
		if (!scripts) await holdScripts(page);
		await page.goto(site.url + path);
		if (scripts) await hydrated(page);
		return {
			page,
			messages,
			[Symbol.asyncDispose]: () => context.close(),
		};
	}

	const pathOf = (page: Page) => {
		const { pathname, search } = new URL(page.url());
		return pathname + search;
	};
	const text = (page: Page, words: string) => page.locator(`::-p-text(${words})`).wait();

	it("the language changes on the home page", async () => {
		await using visited = await visit("/tr");
		const { page, messages } = visited;
		await page.locator("header summary").click();
		await page.locator("header details a[lang=de]").click();
		await text(page, de.navigation.solutions);
		await page.locator("html[lang=de]").wait();
		expect(pathOf(page)).toBe("/de");
		expect(messages).toEqual([]);
	});

	it("the dialog sends a lead, and Back closes the dialog first", async () => {
		await using visited = await visit("/tr");
		const { page, messages } = visited;
		await page.locator(button("Ücretsiz analiz isteyin")).click();
		await page.locator("main ~ dialog [name=name]").wait();
		await page.evaluate(() => history.back());
		await page.waitForSelector("main ~ dialog", { hidden: true });
		expect(pathOf(page)).toBe("/tr");
		await page.locator(button("Ücretsiz analiz isteyin")).click();
		await page.locator("main ~ dialog [name=name]").fill("Ayşe Yılmaz");
		await page.locator("main ~ dialog [name=email]").fill("a@firma.example");
		await page.locator("main ~ dialog [name=company]").fill("Çiçek Lojistik");
		await page.locator(button(tr.submit)).click();
		await text(page, tr.success.title);
		expect(messages).toEqual([]);
	});

	// Firefox cannot be told over this protocol to run no JavaScript at all.
	it("the form is sent while no script has come", async () => {
		await using visited = await visit("/de", { scripts: false });
		const { page } = visited;
		await page.locator("main form button").click();
		await page.locator("main [name=name]").fill("Jörg Weiß");
		await page.locator("main [name=email]").fill("joerg@weiss.example");
		await page.locator("main [name=company]").fill("Weiß GmbH");
		await page.locator("main form[method=post] [type=submit]").click();
		await text(page, formDe.success.title);
	});

	it("the library is filtered, the blog searched, and a demo composes", async () => {
		await using visited = await visit("/tr/ucretsiz-icerikler");
		const { page, messages } = visited;
		await text(page, "Arayın, süzün, sıralayın");
		await page.locator("main details summary").click();
		await page.locator(button("LinkedIn")).click();
		await text(page, "1 kaynak");
		expect(pathOf(page)).toBe("/tr/ucretsiz-icerikler?category=linkedin");

		await page.goto(`${site.url}/tr/blog`);
		await hydrated(page);
		await page.locator("#blog-search").fill("fuar");
		await page.keyboard.press("Enter");
		await text(page, "“fuar” için");

		await page.goto(`${site.url}/tr/satis-otomasyonu-demo`);
		await hydrated(page);
		await page.locator("main [name=offer]").fill("kâğıt bardak");
		await page.locator(button("üretin")).click();
		await text(page, "kâğıt bardak");
		expect(messages).toEqual([]);
	});

	it("a page whose code failed comes with the connection", async () => {
		await using visited = await visit("/tr");
		const { page } = visited;
		const link = 'header a[href="/tr/cozumler"]';
		await page.setOfflineMode(true);
		await page.locator(link).click();
		await text(page, frame.error.title);
		await page.setOfflineMode(false);
		await page.waitForSelector(`::-p-xpath(//main//h1[contains(., "${solutions.hero.title}")])`);
		expect(pathOf(page)).toBe("/tr/cozumler");
	});
});
