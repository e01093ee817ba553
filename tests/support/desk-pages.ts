import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Page } from "playwright-core";
import { createPool } from "../../server/database/pool.ts";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import type { Role } from "../../shared/desk/accounts.ts";
import type { Site, Visit } from "./browser-site.ts";
import { perFile } from "./fixtures.ts";

/** Pages of the desk for people who are signed in, on the server of a file. */
export function testDeskPages(site: Site) {
	const running = perFile(async () => {
		const pool = createPool({ connectionString: await site.databaseUrl() });
		return { pool, [Symbol.asyncDispose]: () => pool.end() };
	});
	/** Gives a page the session of an account of its own. */
	async function signIn(page: Page, { role, name }: { role: Role; name: string }) {
		const { pool } = running();
		const { account } = await addAccount(
			{ pool, siteUrl: site.url, person: "test" },
			{ email: `${role}-${randomUUID()}@vitrin.example`, name, role, language: "en" },
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
			{ role, name, ...size }: { role: Role; name: string; width?: number; height?: number },
		): Promise<Visit> =>
			site.visit(path, { ...size, prepare: (page) => signIn(page, { role, name }) }),
	};
}
