import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Account } from "../../../shared/desk/accounts.ts";
import { auditAccount } from "../../audit/audit.ts";
import type { Problem } from "../../problem.ts";
import type { Passwords } from "../../supabase/passwords.ts";
import { refusal } from "../refusal.ts";
import { type Attempt, countAttempt, type Failures, forgetAttempts, takeBack } from "./attempts.ts";
import { type AccountRow, findAccount } from "./repository.ts";
import { takeCode } from "./second-factor.ts";

/**
 * A user at Supabase Auth with a random password. For an unknown e-mail address this user's password is
 * checked, so that the response time does not show which addresses have an account.
 */
const NOBODY = "nobody@desk.vitrin.example";

/** Whether this process has made that user. */
const withNobody = new WeakSet<Passwords>();

interface Credentials {
	email: string;
	password: string;
	code?: string | undefined;
}

/**
 * The account with this e-mail address, password and second factor.
 * @throws Problem 401 with the wrong or missing field, 429 after too many attempts, or 503.
 */
export async function authenticate(
	app: FastifyInstance,
	{ email, password, code }: Credentials,
	ip: string,
): Promise<AccountRow> {
	const { attempt, failures } = await countAttempt(app, email, ip);
	const { account, isRight } = await checkPassword(app, attempt, email, password);
	if (!account || !isRight) {
		throw await failure(app.pool, failures, {
			action: "sign_in_failed",
			email: account?.email ?? null,
			wrong: "password",
		});
	}
	if (account.secondFactor) {
		if (code === undefined) {
			await takeBack(app.pool, attempt);
			throw refusal(401, "code_needed", "A code is needed too");
		}
		if (!(await takeCode(app.pool, account, code))) {
			const guess = { action: "sign_in_failed", email: account.email, wrong: "code" } as const;
			throw await failure(app.pool, failures, guess);
		}
	}
	await forgetAttempts(app.pool, attempt);
	return account;
}

interface Guess {
	action: "sign_in_failed" | "confirm_failed";
	/** The account's address; null if there is no account. */
	email: string | null;
	wrong: "password" | "code";
}

/**
 * Makes the refusal of a wrong guess. The audit gets the 1st, 2nd, 4th, 8th … failure of an address or a client
 * only, so that guessing cannot fill it. An unknown e-mail address takes the same time. It is not stored, because
 * people type passwords into the wrong field.
 */
async function failure(
	pool: Pool,
	failed: Failures,
	{ action, email, wrong }: Guess,
): Promise<Problem> {
	const isConfirming = action === "confirm_failed";
	const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count));
	if (isPowerOfTwo(failed.account) || isPowerOfTwo(failed.client)) {
		const detail = `wrong ${wrong}; failed: ${failed.account} for the address, ${failed.client} from the client`;
		// Before the sign-in the person is unknown.
		await auditAccount(pool, action, email, isConfirming ? email : null, detail);
	}
	const status = isConfirming ? 403 : 401;
	return wrong === "code"
		? refusal(status, "code_wrong", "The code is wrong")
		: refusal(status, "wrong_credentials", "E-mail address or password is wrong");
}

/** @returns the account of the e-mail address, if there is one, and whether the password is its own. */
async function checkPassword(
	{ pool, passwords }: FastifyInstance,
	attempt: Attempt,
	email: string,
	password: string,
): Promise<{ account: AccountRow | undefined; isRight: boolean }> {
	if (!passwords) throw new Error("There are no passwords");
	const account = await findAccount(pool, { email });
	const checked = account?.authUser ? email : NOBODY;
	try {
		const user = await passwords.check(checked, password);
		return { account, isRight: user !== undefined && user === account?.authUser };
	} catch (error) {
		// Nobody guessed anything.
		await takeBack(pool, attempt);
		throw error;
	}
}

/**
 * Checks the password of a signed-in person again.
 * @throws Problem 403 if it is wrong, 429 after too many attempts, or 503.
 */
export async function confirmPassword(
	app: FastifyInstance,
	email: string,
	password: string,
	ip: string,
): Promise<void> {
	const { attempt, failures } = await countAttempt(app, email, ip);
	const { isRight } = await checkPassword(app, attempt, email, password);
	if (!isRight) {
		const guess = { action: "confirm_failed", email, wrong: "password" } as const;
		throw await failure(app.pool, failures, guess);
	}
	// Only a code resets the count: otherwise a person who knows the password could guess codes without end.
	await takeBack(app.pool, attempt);
}

/**
 * Checks a signed-in person's code of the second factor.
 * @throws Problem 403 if it is wrong, or 429 after too many attempts.
 */
export async function confirmCode(
	app: FastifyInstance,
	account: Account,
	code: string,
	ip: string,
): Promise<void> {
	const { attempt, failures } = await countAttempt(app, account.email, ip);
	if (!(await takeCode(app.pool, account, code))) {
		const guess = { action: "confirm_failed", email: account.email, wrong: "code" } as const;
		throw await failure(app.pool, failures, guess);
	}
	await forgetAttempts(app.pool, attempt);
}

/** Sets an account's password at Supabase Auth, and creates the user NOBODY. @returns the user's id. */
export async function setPassword(
	{ passwords }: FastifyInstance,
	email: string,
	password: string,
): Promise<string> {
	if (!passwords) throw new Error("There are no passwords");
	if (!withNobody.has(passwords)) {
		await passwords.set(NOBODY, randomBytes(32).toString("base64url"));
		withNobody.add(passwords);
	}
	return passwords.set(email, password);
}
