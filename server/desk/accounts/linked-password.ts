import type { FastifyInstance } from "fastify";
import type * as v from "valibot";
import type { linkPasswordSchema } from "../../../shared/desk/session.ts";
import { auditAccount } from "../../audit/audit.ts";
import { withTransaction } from "../../database/transaction.ts";
import { forgetAccount } from "./attempts.ts";
import { linkGone, readLink, spendLink } from "./links.ts";
import { requireStrong } from "./password-rules.ts";
import { type AccountRow, emailTaken, findAccount, updateAccount } from "./repository.ts";
import { endSessions } from "./sessions.ts";
import { setPassword } from "./sign-in.ts";
import { endTokens } from "./tokens.ts";

type Fields = v.InferOutput<typeof linkPasswordSchema>;

/**
 * Sets the password of the account that a link belongs to, and uses the link up. The first owner of a
 * site also says who they are. All sessions and access tokens of the account end.
 * @throws Problem 410 for a link that is gone, 422 for a weak password, 409 for a taken e-mail address.
 */
export async function setLinkedPassword(
	app: FastifyInstance,
	{ token, password, ...given }: Fields,
): Promise<AccountRow> {
	const { pool } = app;
	const linked = await readLink(pool, token);
	const { id, purpose } = linked;
	const owner = purpose === "first" ? given : {};
	const { email = linked.email, name = linked.name } = owner;
	await requireStrong(password, [email, name, app.config.siteName]);
	const other = await findAccount(pool, { email });
	if (other && other.id !== id) throw emailTaken();

	const key = await app.siteKey();
	const giveBack = await spendLink(pool, token);
	try {
		// Supabase Auth may take long: no transaction waits for it.
		const user = await setPassword(app, email, password);
		return await withTransaction(pool, async (client) => {
			await client.query("update private.accounts set auth_user = $2, email = $3 where id = $1", [
				id,
				user,
				email,
			]);
			await updateAccount(client, id, owner);
			await endSessions(client, id);
			await endTokens(client, { id, email }, linked.madeBy);
			await forgetAccount(client, key, email);
			if (email !== linked.email) {
				await auditAccount(client, "email", linked.email, email, email);
			}
			// Who made the link may have used it too.
			const detail = "set by a link that this person made";
			await auditAccount(client, "password", email, linked.madeBy, detail);
			const account = await findAccount(client, { id });
			if (!account) throw linkGone();
			return account;
		});
	} catch (error) {
		await giveBack();
		throw error;
	}
}
