import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { type Site, testBrowserSite, type Visit } from "../support/browser-site.ts";
import { dialogOf, fillDialog, openDialog, submitDialog } from "../support/dialog.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { interceptOutside, type OutsideRequest } from "../support/outside.ts";

/** A visit whose requests to anywhere else are kept instead of sent. */
async function visitWatched(site: Site, path: string) {
	const requests: OutsideRequest[] = [];
	const visit = await site.visit(path, {
		prepare: (page) => interceptOutside(page, site.url, requests),
	});
	return { ...visit, requests };
}

/** Goes from the current page to the home page, and waits until the site itself has seen both. */
async function goHome({ page, events }: Visit) {
	const views = async () => (await events("page_view")).length;
	await expect.poll(views).toBeGreaterThan(0);
	const before = await views();
	await page.getByRole("contentinfo").getByRole("link").first().click();
	await expect.poll(views).toBe(before + 1);
}

describe("without a service", () => {
	const site = testBrowserSite();

	it("nothing is sent or loaded, and no consent is asked for", async () => {
		const scripts: string[] = [];
		const requests: OutsideRequest[] = [];
		const visit = await site.visit("/tr/blog", {
			async prepare(page) {
				page.on("request", (request) => scripts.push(request.url()));
				await interceptOutside(page, site.url, requests);
			},
		});
		await goHome(visit);
		expect(requests).toEqual([]);
		expect(scripts.join("\n")).not.toMatch(/service|ga4|plausible|umami/);
		expect(await visit.page.locator("[data-consent]").count()).toBe(0);
		const footer = visit.page.getByRole("contentinfo");
		expect(await footer.getByText("Çerez tercihleri").count()).toBe(0);
	});
});

describe("with Plausible", () => {
	const site = testBrowserSite(() => ({
		ANALYTICS_PROVIDER: "plausible",
		ANALYTICS_ID: "vitrin.example",
		ANALYTICS_HOST: "https://stats.example/",
	}));

	it("sends page views at once, in Plausible's format and without personal data in the URL", async () => {
		const visit = await visitWatched(
			site,
			"/tr/blog?page=2&utm_source=fuar&email=ayse%40firma.example#x",
		);
		await expect.poll(() => visit.requests.length).toBe(1);
		await goHome(visit);
		await expect.poll(() => visit.requests.length).toBe(2);
		expect(visit.requests.map(({ url }) => url)).toEqual([
			"https://stats.example/api/event",
			"https://stats.example/api/event",
		]);
		expect(visit.requests.map(({ body }) => JSON.parse(body))).toEqual([
			{
				name: "pageview",
				url: `${site.url}/tr/blog?page=2&utm_source=fuar`,
				domain: "vitrin.example",
			},
			{ name: "pageview", url: `${site.url}/tr`, domain: "vitrin.example" },
		]);
		expect(visit.messages).toEqual([]);
		expect(await visit.page.locator("[data-consent]").count()).toBe(0);
	});

	it("loses no event from before its code was loaded", async () => {
		const requests: OutsideRequest[] = [];
		let release = () => {};
		const { page, events } = await site.visit("/tr", {
			async prepare(page) {
				await interceptOutside(page, site.url, requests);
				release = await hold(page, "**/assets/plausible-*.js");
			},
		});
		await openDialog(page);
		await expect.poll(() => events("page_view", "click")).toHaveLength(2);
		expect(requests).toEqual([]);
		release();
		await expect
			.poll(() => requests.map(({ body }) => JSON.parse(body).name).sort())
			.toEqual(["click", "pageview"]);
	});

	it("sends clicks, forms and downloads, and no typed text", async () => {
		const { page, requests } = await visitWatched(site, "/tr");
		await openDialog(page);
		await fillDialog(page);
		await page.route("**/api/quick-analysis", (route) => route.abort(), {
			times: 1,
		});
		await submitDialog(page);
		await page.getByText("Bir hata oluştu").waitFor();
		await submitDialog(page);
		await dialogOf(page).getByRole("heading", { name: "Başvurunuz Alındı!" }).waitFor();
		await page.evaluate(() => {
			const link = document.createElement("a");
			link.href = "data:,";
			link.download = "Firma Listesi.XLSX";
			document.body.append(link);
			link.addEventListener("click", (event) => event.preventDefault());
			link.click();
		});
		const sent = () =>
			requests
				.map(({ body }) => JSON.parse(body))
				.filter(({ name }) => name !== "pageview")
				.map(({ name, props }) => ({ name, props }));
		await expect.poll(sent).toEqual([
			{ name: "click", props: { category: "engagement", label: "hero" } },
			{
				name: "form_error",
				props: { category: "form", label: "quick_analysis_modal", value: 0 },
			},
			{
				name: "form_submit",
				props: { category: "form", label: "quick_analysis_modal", value: 1 },
			},
			{
				name: "file_download",
				props: { category: "download", label: "xlsx", file_type: "xlsx" },
			},
		]);
		expect(JSON.stringify(requests)).not.toMatch(/Ayşe|firma\.example|Çiçek/);
	});

	it("does not disturb the page when it is blocked", async () => {
		const visit = await site.visit("/tr/blog", {
			prepare: (page) => page.route(/\/assets\/(service|plausible)-/, (route) => route.abort()),
		});
		await goHome(visit);
		await visit.page.getByRole("heading", { level: 1 }).waitFor();
	});
});

describe("with Umami", () => {
	const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
	const site = testBrowserSite(() => ({
		ANALYTICS_PROVIDER: "umami",
		ANALYTICS_ID: website,
	}));

	it("sends page views and clicks at once, in its format", async () => {
		const { page, requests, messages } = await visitWatched(site, "/de?email=x%40y.example");
		await expect.poll(() => requests.length).toBe(1);
		await page
			.getByRole("main")
			.getByRole("button", { name: /Analyse/ })
			.first()
			.click();
		await expect.poll(() => requests.length).toBe(2);
		const payload = {
			website,
			hostname: "127.0.0.1",
			url: "/de",
			title: await page.title(),
			referrer: "",
			language: "en-US",
			screen: "1280x900",
		};
		expect(requests.map(({ url }) => url)).toEqual([
			"https://cloud.umami.is/api/send",
			"https://cloud.umami.is/api/send",
		]);
		expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
			{ type: "event", payload },
			{
				type: "event",
				payload: {
					...payload,
					name: "click",
					data: { category: "engagement", label: "hero" },
				},
			},
		]);
		expect(messages).toEqual([]);
	});
});

describe("with Google Analytics", () => {
	const site = testBrowserSite(() => ({
		ANALYTICS_PROVIDER: "ga4",
		ANALYTICS_ID: "G-TEST123",
	}));

	const question = ({ page }: Visit) =>
		page.getByRole("region", { name: "Ziyaretleri sayabilir miyiz?" });
	const answer = (visit: Visit, name: string) =>
		question(visit).getByRole("button", { name }).click();
	const changeAnswer = ({ page }: Visit) =>
		page.getByRole("contentinfo").getByRole("button", { name: "Çerez tercihleri" });
	/** Name and address of the page of each event that was collected. */
	const collected = (requests: OutsideRequest[]) =>
		requests
			.map(({ url }) => new URL(url))
			.filter(({ pathname }) => pathname === "/g/collect")
			.map(({ searchParams }) => [
				searchParams.get("en"),
				searchParams.get("page_location")?.replace(site.url, ""),
			]);

	it("asks first, in the visitor's language, and sends nothing until then", async () => {
		const visit = await visitWatched(site, "/tr/blog");
		await question(visit).waitFor();
		await goHome(visit);
		expect(visit.requests).toEqual([]);
		expect(await visit.page.context().cookies()).toEqual([]);

		const german = await visitWatched(site, "/de");
		await german.page.getByRole("region", { name: "Dürfen wir Besuche zählen?" }).waitFor();
		await german.page.locator("header details summary").click();
		await german.page.getByRole("link", { name: "Türkçe" }).click();
		await question(german).waitFor();
		expect(german.requests).toEqual([]);
		expect(german.messages).toEqual([]);
	});

	it("gives both answers the same weight, and axe finds nothing", async () => {
		const visit = await visitWatched(site, "/tr/blog");
		await question(visit).waitFor();
		for (const width of [390, 1440]) {
			await visit.page.setViewportSize({ width, height: 900 });
			const looks = await question(visit)
				.getByRole("button")
				.evaluateAll((buttons) =>
					buttons.map((button) => {
						const { width, height } = button.getBoundingClientRect();
						const { color, backgroundColor, border, font } = getComputedStyle(button);
						return { width, height, color, backgroundColor, border, font };
					}),
				);
			expect(looks).toHaveLength(2);
			expect(looks[0]).toEqual(looks[1]);
			expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
			expect(await axeFindings(visit.page), `${width} px`).toEqual([]);
		}
	});

	it("sends nothing after a refusal, remembers it, and asks again only on request", async () => {
		const visit = await visitWatched(site, "/tr/blog");
		const { page, requests } = visit;
		await answer(visit, "Reddet");
		expect(await question(visit).count()).toBe(0);
		await goHome(visit);
		await page.goto(`${site.url}/tr/blog`);
		await visit.hydrated();
		await goHome(visit);
		expect(await question(visit).count()).toBe(0);
		expect(requests).toEqual([]);

		await changeAnswer(visit).click();
		const title = question(visit).getByRole("heading");
		await expectFocus(title);
		expect(
			await question(visit).getByRole("button", { name: "Reddet" }).getAttribute("aria-pressed"),
		).toBe("true");
		await answer(visit, "Kabul et");
		await expectFocus(changeAnswer(visit));
		await page.goBack();
		await expect.poll(() => collected(requests)).toEqual([["page_view", "/tr/blog"]]);
	});

	it("sends the events after the visitor agrees, and stops when the consent is withdrawn", async () => {
		const visit = await visitWatched(site, "/tr/blog?page=2&ad=Ayse");
		const { page, requests } = visit;
		await expect.poll(() => visit.events("page_view")).toHaveLength(1);
		await answer(visit, "Kabul et");
		await expect.poll(() => collected(requests)).toEqual([["page_view", "/tr/blog?page=2"]]);
		expect(requests[0]?.url).toBe("https://www.googletagmanager.com/gtag/js?id=G-TEST123");
		expect(new URL(requests[1]?.url ?? "").searchParams.get("page_title")).toBe(await page.title());
		await goHome(visit);
		await expect.poll(() => collected(requests)).toHaveLength(2);
		expect(await page.context().cookies()).toHaveLength(1);

		await changeAnswer(visit).click();
		await answer(visit, "Reddet");
		expect(await page.context().cookies()).toEqual([]);
		await page.goBack();
		await expect.poll(() => visit.events("page_view")).toHaveLength(3);
		expect(collected(requests)).toHaveLength(2);
		expect(visit.messages).toEqual([]);
	});
});
