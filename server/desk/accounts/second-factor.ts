import { randomBytes } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Pool, PoolClient } from "pg";
import { renderSVG } from "uqr";
import type { Account } from "../../../shared/desk/accounts.ts";
import type { SecondFactorAnswer } from "../../../shared/desk/session.ts";
import { auditAccount } from "../../audit/audit.ts";
import { withTransaction } from "../../database/transaction.ts";
import { endSessions, hashSecret, type SignedIn } from "./sessions.ts";

/** Seconds that the clocks of phone and server may differ: one step (RFC 6238, 5.2). */
const TOLERANCE = 30;

const RECOVERY_CODES = 10;

/** Letters and digits that people do not confuse (Crockford's base 32). */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A time step counts once: if two requests send the same code at the same time, one is refused. */
const USE_STEP = `
update private.accounts set totp_step = $2
where id = $1 and (totp_step is null or totp_step < $2)`;

/** Proposes a second factor; it is active after a code has confirmed it. */
export async function proposeSecondFactor(
	pool: Pool,
	account: Account,
	issuer: string,
): Promise<SecondFactorAnswer> {
	const secret = generateSecret();
	await pool.query("update private.accounts set totp_proposed = $2 where id = $1", [
		account.id,
		secret,
	]);
	const uri = generateURI({ issuer, label: account.email, secret });
	const qr = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
	return { secret, qr };
}

/**
 * Turns the proposed second factor on, and ends the account's other sessions.
 * @returns new recovery codes; undefined if the code is wrong.
 */
export function confirmSecondFactor(
	pool: Pool,
	{ account: { id, email }, sessionId }: SignedIn,
	code: string,
): Promise<string[] | undefined> {
	return withTransaction(pool, async (client) => {
		const { rows } = await client.query<{ secret: string | null }>(
			"select totp_proposed as secret from private.accounts where id = $1 for update",
			[id],
		);
		const secret = rows[0]?.secret;
		const step = secret ? stepOf(secret, code) : undefined;
		if (step === undefined) return undefined;
		await client.query(
			"update private.accounts set totp_secret = totp_proposed, totp_proposed = null, totp_step = $2 where id = $1",
			[id, step],
		);
		const codes = await replaceCodes(client, id);
		await endSessions(client, id, sessionId);
		await auditAccount(client, "second_factor_on", email, email);
		return codes;
	});
}

/** Replaces an account's recovery codes, so that the old ones no longer count. @returns the new ones. */
export const renewRecoveryCodes = (
	pool: Pool,
	{ id, email }: Pick<Account, "id" | "email">,
): Promise<string[]> =>
	withTransaction(pool, async (client) => {
		const codes = await replaceCodes(client, id);
		await auditAccount(client, "recovery_codes", email, email);
		return codes;
	});

async function replaceCodes(client: PoolClient, id: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
	await client.query("delete from private.recovery_codes where account_id = $1", [id]);
	await client.query(
		"insert into private.recovery_codes (account_id, hash) select $1, unnest($2::bytea[])",
		[id, codes.map(hashCode)],
	);
	return codes;
}

/** Takes a code of the app or a recovery code, each of which counts once. @returns whether it was right. */
export async function takeCode(
	pool: Pool,
	{ id, email }: Pick<Account, "id" | "email">,
	code: string,
): Promise<boolean> {
	const { rows } = await pool.query<{ secret: string | null }>(
		"select totp_secret as secret from private.accounts where id = $1",
		[id],
	);
	const secret = rows[0]?.secret;
	if (!secret) return false;
	const step = stepOf(secret, code);
	if (step !== undefined) {
		return (await pool.query(USE_STEP, [id, step])).rowCount === 1;
	}
	return withTransaction(pool, async (client) => {
		const used = await client.query(
			"delete from private.recovery_codes where account_id = $1 and hash = $2",
			[id, hashCode(code)],
		);
		if (used.rowCount !== 1) return false;
		await auditAccount(client, "recovery_code", email, email);
		return true;
	});
}

/**
 * Turns the second factor of an account off, and ends its sessions.
 * @param person who does it. @param sessionId of a session that goes on.
 */
export async function removeSecondFactor(
	client: PoolClient,
	{ id, email }: Pick<Account, "id" | "email">,
	person: string,
	sessionId?: string,
): Promise<void> {
	const { rowCount } = await client.query(
		`update private.accounts set totp_secret = null, totp_proposed = null, totp_step = null
		where id = $1 and totp_secret is not null`,
		[id],
	);
	await client.query("delete from private.recovery_codes where account_id = $1", [id]);
	if (rowCount !== 1) return;
	await endSessions(client, id, sessionId);
	await auditAccount(client, "second_factor_off", email, person);
}

/** The time step of a code; undefined if the code is wrong. */
function stepOf(secret: string, code: string): number | undefined {
	const token = code.replace(/\s/g, "");
	if (!/^\d{6}$/.test(token)) return undefined;
	const result = verifySync({ token, secret, epochTolerance: TOLERANCE });
	return result.valid && "timeStep" in result ? result.timeStep : undefined;
}

/** 80 random bits, such as `7k2m-x9qa-p0tw-3bhd`. */
function createRecoveryCode(): string {
	const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]);
	return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** Case, hyphens and blanks of a typed code do not matter. */
const hashCode = (code: string) => hashSecret(code.toLowerCase().replace(/[^\da-z]/g, ""));
