import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import { dialogOf, fillDialog, openDialog, submitDialog } from "../support/dialog.ts";
import { expectFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { testLiveForms } from "../support/live-forms.ts";

const { site, delivered } = testLiveForms();

const names = async () => (await delivered("quick_analysis_modal")).map(({ name }) => name);

/** What axe finds on a phone and on a desk. */
async function findings(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		found.push(...(await axeFindings(page)));
	}
	return found;
}

describe("the dialog", () => {
	it("sends a lead that reaches the webhook, says so, and is empty afterwards", async () => {
		const { page, events, messages } = await site.visit("/tr");
		await openDialog(page);
		await fillDialog(page);
		const release = await hold(page, "**/api/quick-analysis");
		await submitDialog(page);
		const busy = dialogOf(page).getByRole("button", {
			name: "Gönderiliyor...",
		});
		await busy.waitFor();
		expect(await busy.isDisabled()).toBe(true);
		release();

		await dialogOf(page).getByRole("heading", { name: "Başvurunuz Alındı!" }).waitFor();
		await dialogOf(page)
			.getByText("Yanıtımızı ayse@firma.example adresine göndereceğiz.")
			.waitFor();
		await page.getByText("Başvurunuz alındı!", { exact: true }).waitFor();
		expect(await findings(page)).toEqual([]);
		await expect
			.poll(() => delivered("quick_analysis_modal"))
			.toContainEqual({
				name: "Ayşe Yılmaz",
				email: "ayse@firma.example",
				company: "Çiçek Lojistik",
				message: null,
			});

		await dialogOf(page).getByRole("button", { name: "Tamam" }).click();
		await dialogOf(page).waitFor({ state: "hidden" });
		await openDialog(page);
		expect(await dialogOf(page).getByLabel("Ad soyad").inputValue()).toBe("");
		expect(await events("click", "form_submit")).toMatchObject([
			{ action: "click", label: "hero" },
			{ action: "form_submit", value: 1 },
			{ action: "click", label: "hero" },
		]);
		expect(messages).toEqual([]);
	});

	it("says beside each field what is wrong, and sends nothing", async () => {
		const { page } = await site.visit("/tr");
		let sent = 0;
		await page.route("**/api/quick-analysis", (route) => {
			sent++;
			return route.continue();
		});
		await openDialog(page);
		expect(await findings(page)).toEqual([]);
		await fillDialog(page, "");
		await dialogOf(page).getByLabel("E-posta adresi").fill("ayse@");
		await submitDialog(page);
		const name = dialogOf(page).getByLabel("Ad soyad");
		await dialogOf(page).getByText("Lütfen adınızı yazın").waitFor();
		await dialogOf(page).getByText("örneğin ad@firma.com").waitFor();
		await expectFocus(name);
		expect(await name.getAttribute("aria-invalid")).toBe("true");
		expect(await findings(page)).toEqual([]);
		expect(sent).toBe(0);
		await name.fill("Ayşe");
		await dialogOf(page).getByText("Lütfen adınızı yazın").waitFor({ state: "hidden" });
	});

	it("keeps the form and shows an error when the lead cannot be taken", async () => {
		const { page, events } = await site.visit("/tr");
		await page.route("**/api/quick-analysis", (route) => route.abort());
		await openDialog(page);
		await fillDialog(page, "Mehmet Kaya");
		await submitDialog(page);
		// In the dialog, where the toast covers nothing.
		await dialogOf(page).getByText("Bir hata oluştu").waitFor();
		await dialogOf(page).getByText("Lütfen daha sonra tekrar").waitFor();
		const again = dialogOf(page).getByRole("button", {
			name: "Analiz isteyin",
		});
		await expectFocus(again);
		expect(await findings(page)).toEqual([]);
		expect(await dialogOf(page).getByLabel("Ad soyad").inputValue()).toBe("Mehmet Kaya");
		expect(await events("form_submit", "form_error")).toMatchObject([
			{ action: "form_error", value: 0 },
		]);
		await page.unroute("**/api/quick-analysis");
		await submitDialog(page);
		await dialogOf(page).getByRole("heading", { name: "Başvurunuz Alındı!" }).waitFor();
	});

	it("is sent even if the tab is closed at once", async () => {
		const { page } = await site.visit("/tr");
		await Promise.all([page.waitForResponse("**/api/form-token"), openDialog(page)]);
		await fillDialog(page, "Elif Şahin");
		await submitDialog(page);
		await page.close();
		await expect.poll(names).toContain("Elif Şahin");
	});
});

describe("without JavaScript", () => {
	it("the button opens a page with the same form, which is sent and answered", async () => {
		const { page } = await site.visit("/de", { javaScript: false });
		await page
			.getByRole("main")
			.getByRole("button", { name: /Analyse/ })
			.first()
			.click();
		await page.waitForURL(/\/de\/schnellanalyse/);
		await page.getByLabel("Name").fill("Jörg Weiß");
		await page.getByLabel("E-Mail-Adresse").fill("joerg@weiss.example");
		await page.getByLabel("Firma").fill("Weiß GmbH");
		await page.getByRole("main").getByRole("button", { name: "Analyse anfordern" }).click();
		await page.getByRole("heading", { name: "Ihre Anfrage ist eingegangen" }).waitFor();
		await expect.poll(names).toContain("Jörg Weiß");
	});
});
