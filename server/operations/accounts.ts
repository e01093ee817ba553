/** `bin/accounts`: who may use the desk; see --help. */
import { Option } from "@commander-js/extra-typings";
import * as v from "valibot";
import { type NewAccount, newAccountSchema, ROLES } from "../../shared/desk/accounts.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { addAccount, linkAccount, removeAccount } from "../desk/accounts/changes.ts";
import { type AccountRow, findAccount, listAccounts } from "../desk/accounts/repository.ts";
import { hostedSupabase } from "../supabase/hosted.ts";
import { hostedPasswords, removeEmbeddedUser } from "../supabase/passwords.ts";
import { type AddCommands, OperatorError, runProgram, type Site } from "./program.ts";
import { formatTable } from "./text-table.ts";

export const addCommands: AddCommands = (program, perform) => {
	program
		.command("add")
		.description("a new account, and the link that sets its password")
		.argument("<email>", "of the person")
		.addOption(
			new Option(
				"--role <role>",
				"an owner has all rights, an editor those on posts, sales those on leads",
			)
				.choices(ROLES)
				.makeOptionMandatory(),
		)
		.option("--name <name>", "of the person")
		.addOption(
			new Option("--language <language>", "of the desk and of the person's mails")
				.choices(LANGUAGES)
				.makeOptionMandatory(),
		)
		.action((email, { name = email.split("@", 1)[0] ?? "", ...options }) => {
			const account = readAccount({ email, name, ...options });
			return perform(async (site) =>
				describeLink((await addAccount(contextOf(site), account)).link),
			);
		});
	program
		.command("list")
		.description("the accounts")
		.option("--json", "as JSON")
		.action(({ json }) =>
			perform(async ({ pool }) => {
				const accounts = await listAccounts(pool);
				return json ? accounts : toText(accounts);
			}),
		);
	program
		.command("link")
		.description("a link that sets a new password")
		.argument("<email>", "of the account")
		.option("--without-second-factor", "for somebody who lost the phone and the recovery codes")
		.action((email, { withoutSecondFactor = false }) =>
			perform(async (site) => {
				const { id } = await requireAccount(site, email);
				return describeLink((await linkAccount(contextOf(site), id, { withoutSecondFactor })).link);
			}),
		);
	program
		.command("remove")
		.description("deletes an account and its password, and signs it out")
		.argument("<email>", "of the account")
		.action((email) =>
			perform(async (site) => {
				const { id } = await requireAccount(site, email);
				await removeAccount(contextOf(site), id, (user) => removeUser(site, user));
				return `${email} is removed, and signed out.`;
			}),
		);
};

const contextOf = ({ pool, config, person }: Site) => ({
	pool,
	siteUrl: config.siteUrl,
	person: person(),
});

async function requireAccount({ pool }: Site, email: string): Promise<AccountRow> {
	const account = await findAccount(pool, { email });
	if (account) return account;
	throw new OperatorError(`There is no account of ${email}`);
}

/** @throws OperatorError naming the invalid field. */
function readAccount(account: NewAccount): NewAccount {
	const result = v.safeParse(newAccountSchema, account);
	if (result.success) return result.output;
	throw new OperatorError(
		v.getDotPath(result.issues[0]) === "email"
			? `${account.email} is not an e-mail address that Supabase Auth takes`
			: "--name takes at most 100 characters",
	);
}

const describeLink = (link: string) =>
	`This link sets the password, once, within a day. Give it to nobody else:\n${link}`;

function toText(accounts: AccountRow[]): string {
	if (accounts.length === 0) {
		return "There are no accounts: bin/accounts add <email> --role owner --language tr, de or en";
	}
	return formatTable(
		["email", "name", "role", "password", "second factor", "last seen"],
		accounts.map((account) => [
			account.email,
			account.name,
			account.role,
			account.authUser ? "set" : "not set",
			account.secondFactor ? "yes" : "no",
			account.lastSeenAt,
		]),
	);
}

/** Deletes the user at Supabase Auth, if this process can reach it like the server. */
async function removeUser({ config, pool }: Site, userId: string): Promise<void> {
	const { supabase, supabaseAnonKey, supabaseServiceRoleKey } = config;
	if (!supabase) return removeEmbeddedUser(pool, userId);
	if (!supabaseAnonKey || !supabaseServiceRoleKey) {
		throw new OperatorError(
			"The account is removed, its password is not: SUPABASE_SERVICE_ROLE_KEY is not set here",
		);
	}
	const api = hostedSupabase(supabase);
	const passwords = hostedPasswords(api, supabaseAnonKey, supabaseServiceRoleKey);
	await passwords.remove(userId);
}

if (import.meta.main) await runProgram("accounts", addCommands);
