import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_COVER, DEMO_IMAGES, DEMO_POST } from "../../client/pages/create-blog-demo/post.ts";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const PATH = "/create-blog-demo";

const FUNCTION = "**/functions/v1/create-blog-post";

const site = testBrowserSite("live");

const create = (page: Page) => page.getByRole("button", { name: "Blogpost erstellen" });

describe("the blog creation demo", () => {
	it("sends one post however often the button is pressed, and shows its id", async () => {
		const { page, hydrated, messages } = await site.visit(PATH);
		const answered = Promise.withResolvers<void>();
		let requests = 0;
		await page.route(FUNCTION, async (route) => {
			requests++;
			await answered.promise;
			await route.fulfill({ status: 201, json: { post_id: "7d1f0c52" } });
		});
		await hydrated();
		expect(await page.locator("html").getAttribute("lang")).toBe("de");
		const busy = page.getByRole("button", { name: "Erstelle Blogpost..." });
		const [request] = await Promise.all([page.waitForRequest(FUNCTION), create(page).click()]);
		await busy.waitFor();
		// A second press while the first is being answered changes nothing.
		await busy.click({ force: true });
		answered.resolve();
		await page.getByText("Blogpost erstellt!").waitFor();
		await page.getByText("Post ID: 7d1f0c52").waitFor();
		await create(page).waitFor();

		expect(requests).toBe(1);
		expect(request.method()).toBe("POST");
		expect(new URL(request.url()).origin).toBe(site.url);
		expect(messages).toEqual([]);
	});

	it("shows one error when the server does not create the post", async () => {
		const { page, hydrated } = await site.visit(PATH);
		await page.route(FUNCTION, (route) => route.fulfill({ status: 503, json: { title: "Away" } }));
		await hydrated();
		await create(page).click();
		const toast = page.getByRole("alert");
		await toast.getByText("Fehler", { exact: true }).waitFor();
		await toast.getByText("Blogpost konnte nicht erstellt werden.").waitFor();
		await create(page).waitFor();
		expect(await axeFindings(page)).toEqual([]);
	});

	it("publishes the post at its URL; a second press gives the same post", async () => {
		const { page, messages } = await site.visit(PATH);
		const press = async () => {
			const [answer] = await Promise.all([page.waitForResponse(FUNCTION), create(page).click()]);
			return answer.json();
		};
		const { post_id, slug, url } = await press();
		await page.getByText("Blogpost erstellt!").waitFor();
		await page.getByText(`Post ID: ${post_id}`).waitFor();
		expect(await press()).toEqual({ post_id, slug, url });
		expect(messages).toEqual([]);

		await page.getByRole("link", { name: "Beitrag ansehen" }).click();
		await page.waitForURL(`${site.url}${new URL(url).pathname}`);
		await page.getByRole("heading", { level: 1, name: DEMO_POST.title }).waitFor();
		const pictures = page.locator('main img[src*="/media/"]');
		await expect.poll(() => pictures.count()).toBe(4);
		for (const picture of await pictures.all()) {
			await picture.scrollIntoViewIfNeeded();
			const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
			await expect.poll(width).toBeGreaterThan(0);
		}
		const images = [DEMO_COVER, ...DEMO_IMAGES].map(({ alt }) => alt);
		const alts = pictures.evaluateAll((all) => all.map((image) => image.getAttribute("alt")));
		expect(await alts).toEqual(images);
	});

	it("logs a picture that cannot be converted, and sends nothing", async () => {
		const { page, hydrated, messages } = await site.visit(PATH);
		let sent = 0;
		await page.route(FUNCTION, (route) => {
			sent++;
			return route.abort();
		});
		await hydrated();
		await page.route("**/images/temp-blog/gelecek.webp", (route) => route.fulfill({ status: 500 }));
		await create(page).click();
		await page.getByText("Blogpost konnte nicht erstellt werden.").waitFor();
		await expect.poll(() => messages.join("\n")).toContain("Error converting image:");
		expect(sent).toBe(0);
	});

	it("loads supabase-js only with the first press", async () => {
		const { page, hydrated } = await site.visit(PATH);
		await page.route(FUNCTION, (route) => route.fulfill({ status: 201, json: { post_id: "1" } }));
		await hydrated();
		/** Bytes of all scripts so far, uncompressed. */
		const scripts = () =>
			page.evaluate(() =>
				performance
					.getEntriesByType("resource")
					.filter(({ name }) => name.endsWith(".js"))
					.reduce(
						(sum, entry) =>
							entry instanceof PerformanceResourceTiming ? sum + entry.decodedBodySize : sum,
						0,
					),
			);
		const before = await scripts();
		expect(before).toBeLessThan(360_000);
		await create(page).click();
		await page.getByText("Post ID: 1").waitFor();
		expect(await scripts()).toBeGreaterThan(before + 200_000);
	});
});
