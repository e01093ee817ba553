import { expect, test } from "vitest";
import { testDesk } from "../support/desk.ts";
import { doCommand } from "../support/parse-command.ts";

const desk = testDesk({ environment: { SITE_URL: "https://www.example.com" } });

function accounts(...words: string[]): Promise<string> {
	const { app, databaseUrl: url } = desk();
	return doCommand("accounts", { config: app.config, pool: app.pool, url }, words);
}

test("accounts are added, listed, linked and removed by name", async () => {
	const { sql, rows } = desk();
	expect(await accounts("list")).toContain("There are no accounts");
	const added = await accounts(
		...["add", "Ada@example.com", "--role", "owner", "--language", "de", "--as", "grace"],
	);
	expect(added).toMatch(/\nhttps:\/\/www\.example\.com\/desk\/welcome#[\w-]{43}$/);
	await accounts(
		...["add", "bob@example.com", "--role", "sales", "--name", "Bob", "--language", "en"],
	);
	expect(await rows("select email, language from private.accounts order by email")).toEqual([
		{ email: "ada@example.com", language: "de" },
		{ email: "bob@example.com", language: "en" },
	]);
	expect(await accounts("list")).toMatch(
		/^email .*\nada@example\.com +Ada +owner +not set +no +-\nbob@example\.com +Bob +sales /,
	);
	await sql.query(
		"update private.accounts set auth_user = gen_random_uuid(), totp_secret = repeat('A', 32) where email like 'ada%'",
	);
	await accounts("link", "ada@example.com", "--without-second-factor");
	const [ada] = JSON.parse(await accounts("list", "--json"));
	expect(ada).toMatchObject({ email: "ada@example.com", secondFactor: false });
	expect(await accounts("remove", "bob@example.com")).toBe(
		"bob@example.com is removed, and signed out.",
	);
	const audit = await rows<{ action: string }>(
		"select action, object_id, person from private.audit order by id",
	);
	expect(audit.map(({ action }) => action)).toEqual([
		"add",
		"add",
		"second_factor_off",
		"link",
		"remove",
	]);
	expect(audit[0]).toMatchObject({ object_id: "ada@example.com", person: "grace" });

	for (const [words, message] of [
		[["add", "eve@example.com", "--role", "sales"], "--language"],
		[["add", "ada@example.com", "--role", "sales", "--language", "tr"], "There is an account"],
		[["remove", "ada@example.com"], "This is the last owner with a password"],
		[["link", "eve@example.com"], "There is no account of eve"],
	] as const) {
		await expect(accounts(...words)).rejects.toThrow(message);
	}
});
