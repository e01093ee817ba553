import { APP_ROLE, createAppRole } from "../../server/database/migrations/login-roles.ts";

/** One for all databases of a run: the role belongs to their server. */
const PASSWORD = "it's the same";

/** Makes the site's role in a database, or updates its rights, as `npm run migrate` does. */
export const makeAppRole = (ownerUrl: string): Promise<void> => createAppRole(ownerUrl, PASSWORD);

/** The URL of a database as the site's role. */
export function asAppRole(databaseUrl: string): string {
	const url = new URL(databaseUrl);
	url.username = APP_ROLE;
	url.password = encodeURIComponent(PASSWORD);
	return url.href;
}
