import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { axeFindings } from "../support/axe.ts";
import {
	DEMO,
	DEMO_DE,
	demoForm,
	LIBRARY,
	LIBRARY_DE,
	newsletter,
	testLiveForms,
} from "../support/live-forms.ts";
import { overflowOf } from "../support/overflow.ts";

const { site, delivered } = testLiveForms();

const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.getAttribute("name") ?? element?.textContent;
	});

describe("the demo form with a webhook", () => {
	it("reaches the operator, says so, and can be filled in again", async () => {
		const { page, events, messages } = await site.visit(DEMO);
		const form = demoForm(page);
		await form.getByLabel("Ad soyad").fill("Ayşe Yılmaz");
		await form.getByLabel("E-posta adresi").fill("ayse@firma.example");
		await form.getByLabel("Mesaj").fill("Bir\niki");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("Mesajınızı aldık.").waitFor();
		expect(await focused(page)).toBe("Yeni mesaj yazın");
		await expect
			.poll(() => delivered("demo_form"))
			.toContainEqual({
				name: "Ayşe Yılmaz",
				email: "ayse@firma.example",
				company: null,
				message: "Bir\niki",
			});
		await form.getByRole("button", { name: "Yeni mesaj yazın" }).click();
		expect(await form.getByLabel("Ad soyad").inputValue()).toBe("");
		expect(await focused(page)).toBe("name");
		expect(await events("form_submit", "form_error")).toMatchObject([
			{ action: "form_submit", label: "demo_form" },
		]);
		expect(messages).toEqual([]);
		expect(page.url()).toBe(site.url + DEMO);
	});

	it("posts itself before hydration, and its answer stays after it", async () => {
		const { page, releaseScripts, hydrated } = await site.visit(DEMO, {
			slowScripts: true,
		});
		const form = demoForm(page);
		await form.getByLabel("Ad soyad").fill("Aceleci");
		await form.getByLabel("E-posta adresi").fill("ayse@");
		await form.getByRole("button", { name: "Mesajı gönderin" }).click();
		await form.getByText("örneğin ad@firma.com").waitFor();
		releaseScripts();
		await hydrated();
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
		const { page, messages } = await site.visit(LIBRARY);
		const form = newsletter(page);
		const field = form.getByLabel("E-posta adresi");
		await field.fill("ayse@firma.example");
		await field.press("Enter");
		await form.getByText("kaydınızı aldık").waitFor();
		expect(await field.inputValue()).toBe("");
		await expect
			.poll(() => delivered("newsletter"))
			.toContainEqual(expect.objectContaining({ email: "ayse@firma.example", name: null }));
		expect(messages).toEqual([]);
		expect(await axeFindings(page)).toEqual([]);
		await field.fill("b");
		await form.getByText("kaydınızı aldık").waitFor({ state: "hidden" });
	});
});

it("axe finds nothing on the forms and their answers, and they fit", async () => {
	const { page, messages, hydrated } = await site.visit(DEMO);
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
