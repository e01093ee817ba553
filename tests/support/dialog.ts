import type { Page } from "playwright-core";

export const dialogOf = (page: Page) => page.getByRole("dialog");

/** Opens the quick analysis from a Turkish page and waits for its form. */
export async function openDialog(page: Page): Promise<void> {
	await page
		.getByRole("main")
		.getByRole("button", { name: "Ücretsiz analiz isteyin" })
		.first()
		.click();
	await dialogOf(page).getByLabel("Ad soyad").waitFor();
}

/** Fills in what the form needs. */
export async function fillDialog(page: Page, name = "Ayşe Yılmaz"): Promise<void> {
	const dialog = dialogOf(page);
	await dialog.getByLabel("Ad soyad").fill(name);
	await dialog.getByLabel("E-posta adresi").fill("ayse@firma.example");
	await dialog.getByLabel("Firma").fill("Çiçek Lojistik");
}

export const submitDialog = (page: Page): Promise<void> =>
	dialogOf(page).getByRole("button", { name: "Analiz isteyin" }).click();
