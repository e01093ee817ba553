import type { Pool } from "pg";
import { DEFAULT_LANGUAGE } from "../../../shared/languages.ts";
import type { Config } from "../../config/config.ts";
import { addAccount, FIRST_OWNER } from "./changes.ts";
import { listAccounts } from "./repository.ts";

/**
 * Makes the account of a new site's first owner.
 * @returns the text for the console: first the link; later, until a password is set, how to get
 * another one.
 */
export async function inviteFirstOwner(
	pool: Pool,
	{ desk, siteUrl, operator, switcherLanguages }: Config,
): Promise<string | undefined> {
	if (!desk) return undefined;
	const accounts = await listAccounts(pool);
	const [first] = accounts;
	if (!first) {
		const { link } = await addAccount(
			{ pool, siteUrl, person: "first start" },
			{
				email: operator?.email?.toLowerCase() ?? FIRST_OWNER,
				name: "Owner",
				role: "owner",
				language: switcherLanguages[0] ?? DEFAULT_LANGUAGE,
			},
			"first",
		);
		return `The desk's first owner sets a password here (once, within a day):\n  ${link}`;
	}
	if (accounts.some(({ authUser }) => authUser)) return undefined;
	return `Nobody can use the desk yet. A new link: npm run accounts -- link ${first.email}`;
}
