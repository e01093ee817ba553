import { afterAll, beforeAll, describe, test } from "vitest";
import type { SupabaseApi } from "../../server/supabase/api.ts";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import { deriveSecret } from "../../server/supabase/embedded-login.ts";
import { createDatabase } from "../support/database.ts";
import {
	postgrestBinary,
	signToken,
	startPostgrest,
} from "../support/postgrest.ts";

/** An implementation of the REST API, at work on a database. */
interface Implementation {
	fetch: SupabaseApi;
	/** API keys of the roles `anon` and `service_role`. */
	anonKey: string;
	serviceRoleKey: string;
	/** What access tokens are signed with. */
	jwtSecret: string;
	stop(): Promise<void>;
}

type Start = (databaseUrl: string) => Promise<Implementation>;

const startLite: Start = async (databaseUrl) => {
	const siteUrl = "http://localhost:3000";
	const lite = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	const jwtSecret = deriveSecret(databaseUrl, "jwt");
	return { ...lite, jwtSecret, stop: lite.close };
};

const binary = await postgrestBinary();

/** An access token of somebody who has signed in. */
export const userToken = (secret: string, claims: object = {}): string =>
	signToken(
		{
			sub: "5b0b8e7c-2b8f-4b7e-9a31-0d2f8d8f2f10",
			role: "authenticated",
			exp: Math.floor(Date.now() / 1000) + 3600,
			...claims,
		},
		secret,
	);

/**
 * Runs the same cases against every implementation, each on a database of its own.
 * @param prepare puts the rows into the database whose address it gets.
 * @param cases registers tests; inside of them, the argument is the running implementation.
 */
export function onEachImplementation(
	prepare: (databaseUrl: string) => Promise<void>,
	cases: (on: { api: Implementation; databaseUrl: string }) => void,
): void {
	onImplementation("Supabase Lite", startLite);
	if (binary) {
		onImplementation("PostgREST", (url) => startPostgrest(binary, url));
	} else {
		describe.skip("PostgREST", () => {
			test("its binary exists for Linux x64 only", () => {});
		});
	}

	function onImplementation(name: string, start: Start): void {
		describe(name, () => {
			let stop = async () => {};
			const on = Object.create(null);
			beforeAll(async () => {
				const database = await createDatabase();
				stop = database.drop;
				await prepare(database.url);
				const api = await start(database.url);
				stop = () => api.stop().then(database.drop);
				Object.assign(on, { api, databaseUrl: database.url });
			});
			afterAll(() => stop());
			cases(on);
		});
	}
}
