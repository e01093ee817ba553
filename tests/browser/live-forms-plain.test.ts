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
	WAIT,
} from "../support/live-forms.ts";
import { overflowOf } from "../support/overflow.ts";

const { site, messages, subscriptions } = testLiveForms();

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
			.getByText("Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein")
			.waitFor();
		await form.getByLabel("E-Mail-Adresse").fill("joerg@weiss.example");
		await send.click();
		await form.getByText("Ihre Anmeldung ist eingegangen").waitFor();
		expect(page.url()).toBe(`${site.url}${LIBRARY_DE}?sent#newsletter`);
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

describe.each([
	[DEMO, 390],
	[DEMO_DE, 1440],
	[LIBRARY, 1440],
	[LIBRARY_DE, 390],
	[`${DEMO_DE}?sent`, 390],
	[`${LIBRARY_DE}?sent`, 1440],
])("%s at %i px", (path, width) => {
	it("has nothing for axe to find, and fits", async () => {
		await using visit = await site.visit(path, { width, reducedMotion: true });
		expect(await axeFindings(visit.page)).toEqual([]);
		expect(await overflowOf(visit.page)).toBeLessThanOrEqual(0);
		expect(visit.messages).toEqual([]);
	});
});
