import { hkdfSync } from "node:crypto";
import pg from "pg";
import { withClient } from "../database/with-client.ts";

/**
 * The role of Supabase Lite: it may become `anon`, `authenticated` and `service_role` and owns the schema
 * `auth`. It has no rights on leads and jobs, so no request can reach them.
 */
const ROLE = "supabase_lite";

/**
 * A secret for one purpose, derived from the password in the database's URL, which is random for each
 * data folder.
 * @returns 32 bytes as base64url.
 * @throws when the URL has no password.
 */
export function deriveSecret(databaseUrl: string, purpose: string): string {
	const { password } = new URL(databaseUrl);
	if (!password) {
		throw new Error(
			"The embedded Supabase API derives its keys from the database's password: add a password to the database's URL",
		);
	}
	const secret = hkdfSync("sha256", password, "", `vitrin ${purpose}`, 32);
	return Buffer.from(secret).toString("base64url");
}

/**
 * Prepares the login of Supabase Lite in a database; can be repeated.
 * @param databaseUrl URL of the database with a superuser's name and password.
 * @returns the URL with the name and password of the login.
 * @throws when the database cannot be reached.
 */
export async function createEmbeddedLogin(databaseUrl: string): Promise<string> {
	const password = deriveSecret(databaseUrl, "database login");
	await withClient(databaseUrl, (client) =>
		client.query(`
			do $$ begin
				create role ${ROLE} login password ${pg.escapeLiteral(password)};
				grant anon, authenticated, service_role to ${ROLE};
			exception when duplicate_object or unique_violation then null;
			end $$;
			create schema if not exists auth authorization ${ROLE};
		`),
	);
	const login = new URL(databaseUrl);
	login.username = ROLE;
	login.password = password;
	return login.href;
}
