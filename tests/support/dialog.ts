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
