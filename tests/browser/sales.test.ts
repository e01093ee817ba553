import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { testBrowserSite } from "../support/browser-site.ts";

const site = testBrowserSite();

const DEMO = "/tr/satis-otomasyonu-demo";

/** Longer than a subject line has room for. */
const LONG_OFFER = "kompresörler için bakım sözleşmesi";

const formOf = (page: Page) => page.getByRole("form", { name: "Örnek iletişim formu" });

/** The form that sends nothing is folded. */
async function visitForm() {
	const visit = await site.visit(DEMO);
	await visit.page.locator("#demo-form summary").click();
	return visit;
}

const submit = (page: Page) => formOf(page).getByRole("button", { name: "Formu deneyin" }).click();

/** Every request that leaves the page from now on. */
function requestsOf(page: Page) {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	return requests;
}

describe("sales automation", () => {
	it("opens the demo within the site, and counts the click", async () => {
		const { page, events, messages } = await site.visit("/tr/satis-otomasyonu");
		await page.getByRole("link", { name: "Demoyu deneyin" }).first().click();
		await page.waitForURL(site.url + DEMO);
		await page.getByRole("heading", { level: 1, name: "İki otomasyonu" }).waitFor();
		expect(await events("click")).toMatchObject([{ label: "sales-automation-hero-demo" }]);
		expect(messages).toEqual([]);
	});
});

it("the demo panels compose in the browser, and send nothing", async () => {
	const { page, messages } = await site.visit(DEMO);
	await page.waitForLoadState("networkidle");
	const lines = page.getByRole("region", { name: "Konu satırı üretimi" });
	await lines.getByLabel("Teklifiniz").fill("<i>stok yazılımı</i>");
	await lines.getByLabel("Alıcı").selectOption("BT müdürü");
	await page.waitForLoadState("networkidle");
	const requests = requestsOf(page);
	await lines.getByRole("button", { name: "üretin" }).click();
	await lines.getByText("Gündeminizde <i>stok yazılımı</i> var mı?").waitFor();
	await lines.getByText("sabit kurallarla").waitFor();
	await lines.getByLabel("Teklifiniz").fill("");
	await page.keyboard.press("Enter");
	await lines.getByText("Lütfen teklifinizi yazın").waitFor();
	await lines.getByLabel("Teklifiniz").pressSequentially(LONG_OFFER);
	await lines.getByRole("button", { name: "üretin" }).click();
	await lines.getByText("En çok 30 karakter.").waitFor();
	expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("offer");
	expect(await lines.getByLabel("Teklifiniz").inputValue()).toBe(LONG_OFFER);

	const brief = page.getByRole("region", { name: "Toplantı hazırlığı" });
	await brief.getByRole("button", { name: "Brifing" }).click();
	await brief.getByText("“A.Ş.” unvanı firmayı gösterir").waitFor();
	expect(requests).toEqual([]);
	expect(page.url()).toBe(site.url + DEMO);
	expect(await axeFindings(page)).toEqual([]);
	expect(messages).toEqual([]);
});

describe("the demo form", () => {
	it("only logs the typed text, sends nothing, and says so", async () => {
		const { page, messages } = await visitForm();
		await page.waitForLoadState("networkidle");
		const form = formOf(page);
		await form.getByLabel("Ad soyad").fill(" Ayşe Yılmaz ");
		await form.getByLabel("E-posta adresi").fill("ayse@firma.example");
		await form.getByLabel("Mesaj").fill("Bir\niki");
		const requests = requestsOf(page);
		const [logged] = await Promise.all([page.waitForEvent("console"), submit(page)]);
		const [title, values] = logged.args();
		expect(await title?.jsonValue()).toBe("Demo form:");
		expect(await values?.jsonValue()).toEqual({
			name: "Ayşe Yılmaz",
			email: "ayse@firma.example",
			company: undefined,
			message: "Bir\niki",
		});
		const status = page.locator("#demo-form").getByRole("status");
		await status.getByText("Hiçbir şey gönderilmedi").waitFor();
		await status.getByText("bize ulaşmadı").waitFor();
		expect(requests).toEqual([]);
		expect(page.url()).toBe(site.url + DEMO);
		expect(await form.getByLabel("Ad soyad").inputValue()).toBe(" Ayşe Yılmaz ");
		await expect.poll(() => messages).toHaveLength(1);
	});

	it("offers the real contact form, and hides its answer when the form changes", async () => {
		const { page } = await visitForm();
		const form = formOf(page);
		await form.getByLabel("Ad soyad").fill("Ayşe");
		await form.getByLabel("E-posta adresi").fill("ayse@firma.example");
		await submit(page);
		const status = page.locator("#demo-form").getByRole("status");
		await status.getByText("Hiçbir şey gönderilmedi").waitFor();
		await page
			.getByRole("region", { name: "Örnek iletişim formu" })
			.getByRole("button", { name: "Ücretsiz analiz isteyin" })
			.click();
		await page.getByRole("dialog", { name: "30 Dakika Hızlı Analiz" }).waitFor();
		await page.keyboard.press("Escape");
		await page.getByRole("dialog").waitFor({ state: "hidden" });
		await form.getByLabel("Ad soyad").fill("Fatma");
		await expect.poll(() => status.textContent()).toBe("");
	});
});
