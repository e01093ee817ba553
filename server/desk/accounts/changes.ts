import type { Pool, PoolClient } from "pg";
import type { PgBoss } from "pg-boss";
import type { AccountChange, NewAccount } from "../../../shared/desk/accounts.ts";
import type { LinkAnswer } from "../../../shared/desk/session.ts";
import { auditAccount } from "../../audit/audit.ts";
import { withTransaction } from "../../database/transaction.ts";
import { addLinkMail } from "../../mail/mail-queue.ts";
import { missing } from "../refusal.ts";
import { createLink } from "./links.ts";
import {
	type AccountRow,
	findAccount,
	insertAccount,
	requireOtherOwner,
	updateAccount,
} from "./repository.ts";
import { removeSecondFactor } from "./second-factor.ts";
import { endSessions } from "./sessions.ts";
import { endTokens } from "./tokens.ts";

/* An owner's changes of accounts, in the desk or on the command line. */

/** The e-mail address of a first owner who has not given one yet; such a domain never exists (RFC 2606). */
export const FIRST_OWNER = "owner@site.invalid";

interface Context {
	pool: Pool;
	siteUrl: string;
	/** Who does it: the audit has the name. */
	person: string;
	/** The queue of mails: a link is also sent to its account. Undefined if the site sends no mails. */
	mails?: PgBoss | undefined;
}

interface Invited {
	account: AccountRow;
	/** The URL that sets the password. */
	link: string;
	/** Whether it was mailed too. */
	mailed: boolean;
}

/** Adds an account. @throws Problem 409 if the e-mail address has one. */
export const addAccount = (
	{ pool, siteUrl, person, mails }: Context,
	account: NewAccount,
	purpose: "first" | "invite" = "invite",
): Promise<Invited> =>
	withTransaction(pool, async (client) => {
		const id = await insertAccount(client, account);
		const link = await createLink(client, siteUrl, { accountId: id, purpose, person });
		const mailed = await mailLink(client, mails, { purpose, accountId: id, link });
		const { email, role } = account;
		await auditAccount(client, "add", email, person, role);
		return { account: await requireAccount(client, id), link, mailed };
	});

/**
 * Makes a link that sets the password. The old password works until the link is used. The link works during
 * waiting times after wrong attempts, too.
 * @param options.withoutSecondFactor also turns the second factor off, for a person who lost the phone.
 * @throws Problem 404.
 */
export const linkAccount = (
	{ pool, siteUrl, person, mails }: Context,
	id: string,
	{ withoutSecondFactor = false } = {},
): Promise<Invited> =>
	withTransaction(pool, async (client) => {
		const account = await requireAccount(client, id);
		const purpose = purposeFor(account);
		const link = await createLink(client, siteUrl, { accountId: id, purpose, person });
		const mailed = await mailLink(client, mails, { purpose, accountId: id, link });
		if (withoutSecondFactor) await removeSecondFactor(client, account, person);
		await auditAccount(client, "link", account.email, person);
		return { account, link, mailed };
	});

/** Mails a link to its account. The first owner has no address yet. @returns whether it did. */
async function mailLink(
	client: PoolClient,
	mails: PgBoss | undefined,
	{ purpose, ...mail }: { purpose: LinkAnswer["purpose"]; accountId: string; link: string },
): Promise<boolean> {
	if (!mails || purpose === "first") return false;
	await addLinkMail(client, mails, { kind: purpose, ...mail });
	return true;
}

/**
 * Changes role or name; a changed role ends the account's sessions.
 * @throws Problem 404, or 409 if the site would lose its last owner.
 */
export const changeAccount = (
	{ pool, person }: Pick<Context, "pool" | "person">,
	id: string,
	change: AccountChange,
): Promise<AccountRow> =>
	withTransaction(pool, async (client) => {
		const { email, name, role } = await requireAccount(client, id);
		const isOtherRole = change.role !== undefined && change.role !== role;
		if (isOtherRole && role === "owner") await requireOtherOwner(client, id);
		await updateAccount(client, id, change);
		if (isOtherRole) {
			await endSessions(client, id);
			if (change.role === "sales") {
				await endDraftLinks(client, email);
				await endTokens(client, { id, email }, person);
			}
			const detail = `${role} to ${change.role}`;
			await auditAccount(client, "role", email, person, detail);
		}
		if (change.name !== undefined && change.name !== name) {
			await auditAccount(client, "name", email, person);
		}
		return await requireAccount(client, id);
	});

/**
 * Removes an account with its sessions and links, also those to drafts, then its user at Supabase Auth.
 * @param removeUser deletes the user; if that fails, the account is removed anyway.
 * @throws Problem 404, 409 if the site would lose its last owner, and what `removeUser` throws.
 */
export async function removeAccount(
	{ pool, person }: Pick<Context, "pool" | "person">,
	id: string,
	removeUser: (userId: string) => Promise<void>,
): Promise<void> {
	const authUser = await withTransaction(pool, async (client) => {
		const account = await requireAccount(client, id);
		if (account.role === "owner") await requireOtherOwner(client, id);
		await client.query("delete from private.accounts where id = $1", [id]);
		await endDraftLinks(client, account.email);
		await auditAccount(client, "remove", account.email, person);
		return account.authUser;
	});
	if (authUser) await removeUser(authUser);
}

/** Ends all sessions of another account. @throws Problem 404. */
export const endSessionsOf = (
	{ pool, person }: Pick<Context, "pool" | "person">,
	id: string,
): Promise<void> =>
	withTransaction(pool, async (client) => {
		const { email } = await requireAccount(client, id);
		await endSessions(client, id);
		await auditAccount(client, "sessions_end", email, person);
	});

/** A person who may come back must not find them open again. */
const endDraftLinks = (client: PoolClient, email: string) =>
	client.query("delete from private.draft_links where person = $1", [email]);

function purposeFor({ authUser, email }: AccountRow) {
	if (authUser) return "reset";
	return email === FIRST_OWNER ? "first" : "invite";
}

async function requireAccount(client: PoolClient, id: string): Promise<AccountRow> {
	return (await findAccount(client, { id })) ?? missing("There is no such account");
}
