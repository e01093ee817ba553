import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import { axeFindings } from "../support/axe.ts";
import {
	DEMO,
	DEMO_DE,
	demoForm,
	LIBRARY,
	LIBRARY_DE,
	newsletter,
	testLiveForms,
	WAIT,
} from "../support/live-forms.ts";
import { overflowOf } from "../support/overflow.ts";

const { site, messages, subscriptions } = testLiveForms();

const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.getAttribute("name") ?? element?.textContent;
	});

describe("the demo form with a webhook", () => {
	it("reaches the operator, says so, and can be written again", async () => {
		await using visit = await site.visit(DEMO);
		const { page } = visit;
		const form = demoForm(page);
		await form.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
		await form.getByLabel("E-posta adresi").fill("ayse@firma.example");
		await form.getByLabel("Mesaj").fill("Bir\niki");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("Mesajınızı aldık.").waitFor();
		expect(await focused(page)).toBe("Yeni mesaj yazın");
		await expect.poll(messages, WAIT).toContainEqual({
			name: "Ayşe Yılmaz",
			email: "ayse@firma.example",
			company: "",
			message: "Bir\niki",
			source: "demo_form",
			timestamp: expect.any(String),
		});
		await form.getByRole("button", { name: "Yeni mesaj yazın" }).click();
		expect(await form.getByLabel("Ad soyad").inputValue()).toBe("");
		expect(await focused(page)).toBe("name");
		expect(await visit.events("form_submit", "form_error")).toMatchObject([
			{ action: "form_submit", label: "demo_form" },
		]);
		expect(visit.messages).toEqual([]);
		expect(page.url()).toBe(site.url + DEMO);
	});

	it("says beside each field what is wrong, in the visitor's language, and sends nothing", async () => {
		await using visit = await site.visit(DEMO_DE);
		const { page } = visit;
		const posts: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST") posts.push(request.url());
		});
		const form = demoForm(page);
		await form.getByLabel("E-Mail-Adresse").fill("jörg@");
		await form.getByRole("button", { name: "Nachricht senden" }).click();
		await form.getByText("Bitte geben Sie Ihren Namen ein").waitFor();
		await form.getByText("zum Beispiel name@firma.de").waitFor();
		expect(await focused(page)).toBe("name");
		expect(await axeFindings(page)).toEqual([]);
		expect(posts).toEqual([]);
	});

	it("keeps what was typed before the page was taken over", async () => {
		await using visit = await site.visit(DEMO, { slowScripts: true });
		const { page } = visit;
		const form = demoForm(page);
		await form.getByLabel("Ad soyad").fill("Erken Yazan");
		visit.releaseScripts();
		await visit.hydrated();
		await form.getByLabel("E-posta adresi").fill("erken@firma.example");
		expect(await form.getByLabel("Ad soyad").inputValue()).toBe("Erken Yazan");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("Mesajınızı aldık.").waitFor();
		await expect
			.poll(() => messages().map(({ name }) => name), WAIT)
			.toContain("Erken Yazan");
	});

	it("posts itself before the scripts are there, and its answer stays once they are", async () => {
		await using visit = await site.visit(DEMO, { slowScripts: true });
		const { page } = visit;
		const form = demoForm(page);
		await form.getByLabel("Ad soyad").fill("Aceleci");
		await form.getByLabel("E-posta adresi").fill("ayse@");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("örneğin ad@firma.com").waitFor();
		visit.releaseScripts();
		await visit.hydrated();
		await form.getByText("Form henüz gönderilmedi.").waitFor();
		expect(page.url()).toBe(`${site.url}${DEMO}#demo-form`);
		expect(await form.getByLabel("Ad soyad").inputValue()).toBe("Aceleci");
		await form.getByLabel("E-posta adresi").fill("aceleci@firma.example");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("Mesajınızı aldık.").waitFor();
	});
});

describe("the newsletter with a webhook", () => {
	it("reaches the operator, clears the field and says so", async () => {
		await using visit = await site.visit(LIBRARY);
		const { page } = visit;
		const form = newsletter(page);
		const field = form.getByLabel("E-posta adresi");
		await field.fill("ayse@firma.example");
		await field.press("Enter");
		await form.getByText("kaydınızı aldık").waitFor();
		expect(await field.inputValue()).toBe("");
		await expect.poll(subscriptions, WAIT).toContainEqual({
			name: "",
			email: "ayse@firma.example",
			company: "",
			message: "",
			source: "newsletter",
			timestamp: expect.any(String),
		});
		expect(visit.messages).toEqual([]);
		expect(await axeFindings(page)).toEqual([]);
		await field.fill("b");
		await form.getByText("kaydınızı aldık").waitFor({ state: "hidden" });
	});

	it("refuses a wrong address beside the field", async () => {
		await using visit = await site.visit(LIBRARY_DE, { width: 390 });
		const { page } = visit;
		const form = newsletter(page);
		const field = form.getByLabel("E-Mail-Adresse");
		for (const [value, message] of [
			["", keepTogether("Bitte geben Sie Ihre E-Mail-Adresse ein")],
			["joerg@weiss", "zum Beispiel name@firma.de"],
		] as const) {
			await field.fill(value);
			await form.getByRole("button", { name: "Anmelden" }).click();
			await form.getByText(message).waitFor();
			expect(await field.getAttribute("aria-invalid")).toBe("true");
			expect(await focused(page)).toBe("email");
		}
		expect(await axeFindings(page)).toEqual([]);
	});
});

describe("without JavaScript", () => {
	it("the newsletter is posted, comes back with what is wrong, and is then received", async () => {
		await using visit = await site.visit(LIBRARY_DE, {
			javaScript: false,
			width: 390,
		});
		const { page } = visit;
		const form = newsletter(page);
		const send = form.getByRole("button", { name: "Anmelden" });
		await form.getByLabel("E-Mail-Adresse").fill("joerg@");
		await send.click();
		await form
			.getByText(
				keepTogether("Bitte geben Sie eine gültige E-Mail-Adresse ein"),
			)
			.waitFor();
		await form.getByLabel("E-Mail-Adresse").fill("joerg@weiss.example");
		await send.click();
		await form.getByText("Ihre Anmeldung ist eingegangen").waitFor();
		expect(page.url()).toBe(`${site.url}${LIBRARY_DE}?sent#letter`);
		expect(
			await form.evaluate((section) => section.getBoundingClientRect().top),
		).toBeLessThan(450);
		await expect
			.poll(() => subscriptions().map(({ email }) => email), WAIT)
			.toContain("joerg@weiss.example");
	});

	it("the demo form leads from its answer back to an empty form", async () => {
		await using visit = await site.visit(DEMO_DE, { javaScript: false });
		const { page } = visit;
		const form = demoForm(page);
		await form.getByLabel("Name").fill("Jörg Weiß");
		await form.getByLabel("E-Mail-Adresse").fill("joerg@weiss.example");
		await form.getByRole("button", { name: "Nachricht senden" }).click();
		await form.getByText("Ihre Nachricht ist eingegangen.").waitFor();
		await expect
			.poll(() => messages().map(({ name }) => name), WAIT)
			.toContain("Jörg Weiß");
		await form
			.getByRole("button", { name: "Weitere Nachricht schreiben" })
			.click();
		await form.getByRole("button", { name: "Nachricht senden" }).waitFor();
		expect(new URL(page.url()).pathname).toBe(DEMO_DE);
	});
});

it("axe finds nothing on the forms and their answers, and they fit", async () => {
	await using visit = await site.visit(DEMO);
	const { page, messages, hydrated } = visit;
	const sent = [`${DEMO_DE}?sent`, `${LIBRARY_DE}?sent`];
	for (const path of [DEMO, LIBRARY_DE, ...sent]) {
		await page.goto(site.url + path);
		await hydrated();
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await axeFindings(page), `${path} at ${width} px`).toEqual([]);
			expect(await overflowOf(page)).toBeLessThanOrEqual(0);
		}
	}
	expect(messages).toEqual([]);
});
