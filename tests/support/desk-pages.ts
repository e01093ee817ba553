import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Locator, Page } from "playwright-core";
import { createPool } from "../../server/database/pool.ts";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import type { Role } from "../../shared/desk/accounts.ts";
import type { Language } from "../../shared/languages.ts";
import type { Site, Visit } from "./browser-site.ts";
import { perFile } from "./fixtures.ts";

interface Person {
	role: Role;
	name: string;
	/** Of the account. */
	language?: Language;
}

/** Pages of the desk for people who are signed in, on the server of a file. */
export function testDeskPages(site: Site) {
	const running = perFile(async () => {
		const pool = createPool({ connectionString: await site.databaseUrl() });
		return { pool, [Symbol.asyncDispose]: () => pool.end() };
	});
	/** Gives a page the session of an account of its own. */
	async function signIn(page: Page, { role, name, language = "en" }: Person) {
		const { pool } = running();
		const { account } = await addAccount(
			{ pool, siteUrl: site.url, person: "test" },
			{ email: `${role}-${randomUUID()}@vitrin.example`, name, role, language },
		);
		await pool.query("update private.accounts set auth_user = gen_random_uuid() where id = $1", [
			account.id,
		]);
		const value = await startSession(pool, account.id, "Test");
		await page.context().addCookies([{ name: "vitrin-desk", value, url: site.url }]);
	}
	return {
		/** The server's database. */
		pool: (): Pool => running().pool,
		signIn,
		/** Opens a page for an account of its own. */
		open: (
			path: string,
			{ width, height, ...person }: Person & { width?: number; height?: number },
		): Promise<Visit> =>
			site.visit(path, {
				...(width && { width }),
				...(height && { height }),
				prepare: (page) => signIn(page, person),
			}),
	};
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Waits until the server has everything that was typed. */
export const saved = (page: Page) => page.locator("[data-saved=true]").waitFor();

/** The text in an editor of Markdown, as far as it is in sight. */
export const textIn = (editor: Locator): Promise<string> =>
	editor.evaluate((element) =>
		Array.from(element.querySelectorAll(".cm-line"), (line) =>
			line.querySelector(".cm-placeholder") ? "" : line.textContent,
		).join("\n"),
	);

/** Pastes or drops what a program put into the clipboard. Files are pictures. */
export const paste = (
	editor: Locator,
	data: { html?: string; text?: string; picture?: Buffer },
): Promise<void> =>
	editor.evaluate(
		(element, { html, text, picture }) => {
			const transfer = new DataTransfer();
			if (html) transfer.setData("text/html", html);
			if (text) transfer.setData("text/plain", text);
			if (picture) {
				const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
				transfer.items.add(new File([bytes], "picture.png", { type: "image/png" }));
			}
			element.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData: transfer, bubbles: true, cancelable: true }),
			);
		},
		{
			html: data.html,
			text: data.text,
			picture: data.picture?.toString("base64"),
		},
	);
