import { randomUUID } from "node:crypto";
import { APP_ROLE, createAppRole } from "../../server/database/migrations/login-roles.ts";
import { migrateQueue } from "../../server/database/migrations/queue-schema.ts";

/** Migrates a database's queue and roles as `npm run migrate` does. @returns its URL as the site's role. */
export async function makeAppRole(ownerUrl: string): Promise<string> {
	const password = `it's ${randomUUID()}`;
	await migrateQueue(ownerUrl);
	await createAppRole(ownerUrl, password);
	const appUrl = new URL(ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = encodeURIComponent(password);
	return appUrl.href;
}
