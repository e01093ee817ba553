import { expect, test } from "vitest";
import { testDesk } from "../support/desk.ts";
import { runProgram, testDataFolder } from "../support/leads-command.ts";

const desk = testDesk();

const folder = testDataFolder(() => desk().databaseUrl);

const run = (...args: string[]) =>
	runProgram("accounts", { DATA_DIR: folder().path, SITE_URL: "https://www.example.com" }, args);

async function accounts(...args: string[]): Promise<string> {
	const { stdout, stderr, code } = await run(...args);
	expect({ stderr, code }).toEqual({ stderr: "", code: 0 });
	return stdout;
}

/** ms; each command is a process. */
const TIMEOUT = 90_000;

test("accounts are added, listed, changed, linked and removed by name", {
	timeout: TIMEOUT,
}, async () => {
	const { sql } = desk();
	expect(await accounts("list")).toContain("There are no accounts");
	const added = await accounts(...["add", "Ada@example.com", "--role", "owner", "--as", "grace"]);
	expect(added).toMatch(/\nhttps:\/\/www\.example\.com\/desk\/welcome#[\w-]{43}\n$/);
	await accounts("add", "bob@example.com", "--role", "sales", "--name", "Bob");
	expect(await accounts("list")).toMatch(
		/^email .*\nada@example\.com +Ada +owner +not set +no +-\nbob@example\.com +Bob +sales /,
	);
	await sql.query(
		"update private.accounts set auth_user = gen_random_uuid(), totp_secret = repeat('A', 32) where email like 'ada%'",
	);
	expect(await accounts("role", "bob@example.com", "editor")).toBe(
		"bob@example.com is editor, and signed out.\n",
	);
	await accounts("link", "ada@example.com", "--without-second-factor");
	const [ada] = JSON.parse(await accounts("list", "--json"));
	expect(ada).toMatchObject({ email: "ada@example.com", secondFactor: false });
	expect(await accounts("remove", "bob@example.com")).toBe(
		"bob@example.com is removed, and signed out.\n",
	);
	const { rows } = await sql.query(
		"select action, account, person from private.lead_audit order by id",
	);
	expect(rows.map(({ action }) => action)).toEqual([
		"account_add",
		"account_add",
		"account_role",
		"account_second_factor_off",
		"account_link",
		"account_remove",
	]);
	expect(rows[0]).toMatchObject({
		account: "ada@example.com",
		person: "grace",
	});
});

test("an error is one line without a stack", {
	timeout: TIMEOUT,
}, async () => {
	const cases = [
		[["add", "ada@example.com", "--role", "sales"], "There is an account"],
		[["remove", "ada@example.com"], "This is the last owner with a password"],
		[["role", "eve@example.com", "sales"], "There is no account of eve"],
	] as const;
	await Promise.all(
		cases.map(async ([args, message]) => {
			const { stdout, stderr, code } = await run(...args);
			expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
			expect(stderr).toContain(message);
			expect(stderr).not.toContain("    at ");
		}),
	);
});
