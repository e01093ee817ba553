import { generateSecret } from "otplib";
import { beforeEach, expect, test } from "vitest";
import { withTransaction } from "../../server/database/transaction.ts";
import { setLinkedPassword } from "../../server/desk/accounts/linked-password.ts";
import { createLink } from "../../server/desk/accounts/links.ts";
import { setPassword } from "../../server/desk/accounts/sign-in.ts";
import { outcomeOf, testDesk } from "../support/desk.ts";

const desk = testDesk();

const RIGHT = "right";

/** Tries to sign in. @returns the status, the code and the seconds to wait. */
async function attempt(email: string, password: string, server = desk().app) {
	const answer = await desk().ask(undefined, server).post("/session", { email, password });
	const wait = answer.headers.get("retry-after") ?? "";
	return `${await outcomeOf(answer)} ${wait}`.trim();
}

const count = async (times: number, email: string) => {
	for (let done = 0; done < times; done += 1) {
		expect(await attempt(email, "wrong")).toBe("401 wrong_credentials");
	}
};

/** Changes the counts, so that no test has to wait. */
const setCounts = (failures: number) =>
	desk().sql.query("update private.sign_in_attempts set failures = $1, blocked_until = now()", [
		failures,
	]);

beforeEach(() => desk().sql.query("delete from private.sign_in_attempts"));

test("an unknown e-mail address and a wrong password get the same answer after the same work", async () => {
	const { signIn, checked, users, app, ask } = desk();
	const { account } = await signIn("sales");
	// As with every password that is set.
	await setPassword(app, account.email, RIGHT);
	const asked = async (email: string) => {
		checked.length = 0;
		const answer = await ask().post("/session", { email, password: "wrong" });
		const { requestId, ...body } = await answer.json();
		expect(requestId).toBeDefined();
		// Somebody's password was compared, once.
		expect(checked).toHaveLength(1);
		expect(checked.filter((known) => users.has(known))).toHaveLength(1);
		return { status: answer.status, body };
	};
	const known = await asked(account.email);
	expect(known.status).toBe(401);
	expect(await asked("nobody@example.com")).toEqual(known);
	const invited = await signIn("sales");
	await app.pool.query("update private.accounts set auth_user = null where id = $1", [
		invited.account.id,
	]);
	expect(await asked(invited.account.email)).toEqual(known);
});

test("wrong passwords lock an account, known or not, for longer each time, on all replicas", async () => {
	const { signIn, start } = desk();
	const replica = await start();
	const { account, password } = await signIn("sales");
	for (const email of [account.email, "nobody@example.com"]) {
		await count(1, email);
		await setCounts(10);
		await count(1, email);
		const inAMinute = /^429 too_many (6[0-4]|5\d)$/;
		expect(await attempt(email, password)).toMatch(inAMinute);
		expect(await attempt(email, password, replica)).toMatch(inAMinute);
		await setCounts(11);
		await count(1, email);
		expect(await attempt(email, password)).toMatch(/^429 too_many 1[12]\d$/);
		await setCounts(11);
	}
	expect(await attempt(account.email, password)).toBe("200");
	// Signing in clears the account's count.
	await count(4, account.email);
	expect(await attempt(account.email, password)).toBe("200");
});

test("a new link unlocks an account that somebody else's guesses had locked", async () => {
	const { account } = await desk().signIn("sales");
	await count(1, account.email);
	await setCounts(10);
	await count(1, account.email);
	expect(await attempt(account.email, "wrong")).toMatch(/^429/);
	const password = "neun kleine Igel im Laub";
	const { app } = desk();
	const link = await withTransaction(app.pool, (client) =>
		createLink(client, app.config.siteUrl, {
			accountId: account.id,
			purpose: "reset",
			person: "test",
		}),
	);
	await setLinkedPassword(app, { token: link.split("#")[1] ?? "", password });
	expect(await attempt(account.email, password)).toBe("200");
});

test("of several sign-ins at once only one password is checked", async () => {
	const { account } = await desk().signIn("sales");
	await count(1, account.email);
	await setCounts(10);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => attempt(account.email, "wrong")),
	);
	expect(answers.filter((answer) => answer.startsWith("401"))).toHaveLength(1);
});

test("a client that tries many e-mail addresses is locked out too, also from its own account", async () => {
	const { account, password } = await desk().signIn("sales");
	expect(await attempt(account.email, password)).toBe("200");
	// The account's count is gone: this is the client's.
	await setCounts(30);
	expect(await attempt(account.email, password)).toBe("200");
	await count(1, "nobody@example.com");
	const inHalfAnHour = /^429 too_many 20[34]\d$/;
	expect(await attempt("another@example.com", "wrong")).toMatch(inHalfAnHour);
	expect(await attempt(account.email, password)).toMatch(inHalfAnHour);
});

test("an attempt while Supabase Auth is away does not count", async () => {
	const { signIn, passwords } = desk();
	const { account, password } = await signIn("sales");
	const { check } = passwords;
	passwords.check = async () => {
		throw new Error("away");
	};
	for (let times = 0; times < 8; times += 1) {
		expect(await attempt(account.email, password)).toMatch(/^500/);
	}
	passwords.check = check;
	expect(await attempt(account.email, password)).toBe("200");
});

test("the audit samples failed sign-ins, without the typed text", async () => {
	const { signIn, rows } = desk();
	const { account, password } = await signIn("sales");
	await desk().sql.query("delete from private.audit");
	await count(4, account.email);
	await count(1, "typed-in-the-wrong-field@example.com");
	expect(await attempt(account.email, password)).toBe("200");
	const wrong = (failed: number, all = failed) => ({
		object_id: account.email,
		person: null,
		detail: `wrong password; failed: ${failed} for the address, ${all} from the client`,
	});
	expect(
		await rows(
			"select object_id, person, detail from private.audit where action = 'sign_in_failed' order by id",
		),
	).toEqual([wrong(1), wrong(2), wrong(4), { ...wrong(1, 5), object_id: null }]);
});

test("wrong passwords and codes of somebody who is signed in count like those at the sign-in, and are audited", async () => {
	const { signIn, rows, sql } = desk();
	const { account, password, ask } = await signIn("sales");
	await sql.query("update private.accounts set totp_secret = $2 where id = $1", [
		account.id,
		generateSecret(),
	]);
	await sql.query("delete from private.audit");
	const turnOff = async (given: string) =>
		outcomeOf(await ask.delete("/second-factor", { password: given, code: "000000" }));
	expect(await turnOff("wrong")).toBe("403 wrong_credentials");
	expect(await turnOff(password)).toBe("403 code_wrong");
	const change = { current: "wrong", next: "another sentence for the desk" };
	expect(await outcomeOf(await ask.post("/profile/password", change))).toBe(
		"403 wrong_credentials",
	);
	await setCounts(10);
	expect(await turnOff("wrong")).toBe("403 wrong_credentials");
	expect(await turnOff(password)).toBe("429 too_many");
	expect(await attempt(account.email, password)).toMatch(/^429/);
	const failed = (wrong: string, times: number) => ({
		action: "confirm_failed",
		object_id: account.email,
		person: account.email,
		detail: `wrong ${wrong}; failed: ${times} for the address, ${times} from the client`,
	});
	// As at the sign-in, the 1st, 2nd, 4th … failure.
	expect(
		await rows("select action, object_id, person, detail from private.audit order by id"),
	).toEqual([failed("password", 1), failed("code", 2)]);
});
