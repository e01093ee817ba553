import type { FastifyInstance, FastifyRequest } from "fastify";
import {
	type AccountsAnswer,
	accountChangeSchema,
	type InvitedAnswer,
	type ListedAccount,
	newAccountSchema,
} from "../../../shared/desk/accounts.ts";
import { toJson } from "../../json.ts";
import { readBody, readId } from "../body.ts";
import { FOR_OWNERS, signedIn } from "../guard.ts";
import { addAccount, changeAccount, endSessionsOf, linkAccount, removeAccount } from "./changes.ts";
import { type AccountRow, listAccounts } from "./repository.ts";

/** The accounts, for owners. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
	const { pool } = app;
	const contextOf = (request: FastifyRequest) => ({
		pool,
		siteUrl: app.config.siteUrl,
		person: signedIn(request).account.email,
		mails: app.config.smtpUrl ? app.queue : undefined,
	});

	app.get("/accounts", FOR_OWNERS, async (): Promise<AccountsAnswer> => {
		const accounts = await listAccounts(pool);
		return { accounts: accounts.map(toListed) };
	});

	app.post("/accounts", FOR_OWNERS, async (request, reply) => {
		const account = readBody(newAccountSchema, request);
		const invited = await addAccount(contextOf(request), account);
		return reply.code(201).send(toInvited(invited));
	});

	app.patch("/accounts/:id", FOR_OWNERS, async (request) => {
		const id = readId(request);
		const change = readBody(accountChangeSchema, request);
		const account = await changeAccount(contextOf(request), id, change);
		return { account: toListed(account) };
	});

	app.post("/accounts/:id/link", FOR_OWNERS, async (request) =>
		toInvited(await linkAccount(contextOf(request), readId(request))),
	);

	app.delete("/accounts/:id", FOR_OWNERS, async (request, reply) => {
		await removeAccount(contextOf(request), readId(request), async (user) =>
			app.passwords?.remove(user),
		);
		return reply.code(204).send();
	});

	app.delete("/accounts/:id/sessions", FOR_OWNERS, async (request, reply) => {
		await endSessionsOf(contextOf(request), readId(request));
		return reply.code(204).send();
	});
}

const toInvited = ({
	account,
	...link
}: Awaited<ReturnType<typeof addAccount>>): InvitedAnswer => ({
	account: toListed(account),
	...link,
});

const toListed = ({ authUser, ...account }: AccountRow): ListedAccount =>
	toJson({ ...account, active: authUser !== null });
