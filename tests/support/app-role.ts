import { inject } from "vitest";
import { APP_ROLE, createAppRole } from "../../server/database/migrations/login-roles.ts";
import { migrateQueue } from "../../server/database/migrations/queue-schema.ts";
import { withMigrationLock } from "../../server/database/with-client.ts";

/** One for all databases of a run: the role belongs to their server. */
const PASSWORD = "it's the same";

/** Migrates a database's queue and roles as `npm run migrate` does. @returns its URL as the site's role. */
export async function makeAppRole(ownerUrl: string): Promise<string> {
	await migrateQueue(ownerUrl);
	// Two files that change the role at once would hinder each other.
	await withMigrationLock(inject("postgres").url, () => createAppRole(ownerUrl, PASSWORD));
	const appUrl = new URL(ownerUrl);
	appUrl.username = APP_ROLE;
	appUrl.password = encodeURIComponent(PASSWORD);
	return appUrl.href;
}
