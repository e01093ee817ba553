import { expect, onTestFinished, test } from "vitest";
import { createEmbeddedSupabase } from "../../server/supabase/embedded.ts";
import { createDatabase, queryRows } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";

const RIGHT = "correct horse battery staple";

/** The embedded Supabase Auth's passwords. What a real GoTrue does is in docs/decisions/0017-desk-accounts.md. */
async function startPasswords() {
	const database = perTest(await createDatabase());
	const siteUrl = "http://localhost:3000";
	const supabase = await createEmbeddedSupabase({
		databaseUrl: database.url,
		siteUrl,
	});
	onTestFinished(supabase.close);
	const count = async (table: string) =>
		(await queryRows(database.url, `select from auth.${table}`)).length;
	return { ...supabase, count };
}

test("a password is set, checked, changed and removed with its user", async () => {
	const { passwords, count } = await startPasswords();
	const email = "owner@site.invalid";
	expect(await passwords.check(email, RIGHT)).toBeUndefined();
	const first = await passwords.set(email, RIGHT);
	expect(await passwords.check(email, RIGHT)).toBe(first);
	for (const wrong of ["", `${RIGHT} `, "x".repeat(400)]) {
		expect(await passwords.check(email, wrong)).toBeUndefined();
	}
	const other = await passwords.set("ada@example.com", `${RIGHT} too`);

	const user = await passwords.set(email, "another one entirely");
	// An account keeps its user, so a crash in between cannot part them.
	expect(user).toBe(first);
	expect(await passwords.check(email, RIGHT)).toBeUndefined();
	expect(await passwords.check(email, "another one entirely")).toBe(user);
	// The desk has its own sessions: none is left here.
	expect(await count("sessions")).toBe(0);

	// Two people who set a password at once both renew the one that belongs to nobody.
	await Promise.all(
		[1, 2, 3, 4, 5, 6].map((n) => passwords.set("no@body.example", `${n}`.repeat(20))),
	);
	expect(await count("users")).toBe(3);

	await passwords.remove(user);
	await passwords.remove(user);
	expect(await passwords.check(email, "another one entirely")).toBeUndefined();
	expect(await passwords.check("ada@example.com", `${RIGHT} too`)).toBe(other);
	expect(await count("users")).toBe(2);
});
