import {
	addAccount,
	changeAccount,
	linkAccount,
	removeAccount,
} from "../desk/accounts/changes.ts";
import {
	type AccountRow,
	findAccount,
	listAccounts,
} from "../desk/accounts/repository.ts";
import { hostedSupabase } from "../supabase/hosted.ts";
import { hostedPasswords, removeEmbeddedUser } from "../supabase/passwords.ts";
import { type Request, readArguments, USAGE } from "./accounts-arguments.ts";
import { runCommand, type Surroundings, withDatabase } from "./command.ts";
import { readPerson } from "./leads-arguments.ts";
import { formatTable } from "./leads-text.ts";
import { OperatorError } from "./options.ts";

/** @returns the text for the operator. @throws OperatorError or Problem that says what is wrong. */
async function run(
	request: Exclude<Request, { command: "help" }>,
	surroundings: Surroundings,
): Promise<string> {
	const { pool, config } = surroundings;
	if (request.command === "list") {
		const accounts = await listAccounts(pool);
		return request.json ? JSON.stringify(accounts, null, 2) : toText(accounts);
	}
	const person = readPerson(request.person, config.operators);
	const context = { pool, siteUrl: config.siteUrl, person };
	if (request.command === "add") {
		const { link } = await addAccount(context, request.account);
		return describeLink(link);
	}
	const account = await findAccount(pool, request);
	if (!account) {
		throw new OperatorError(`There is no account of ${request.email}`);
	}
	const { id, email } = account;
	switch (request.command) {
		case "role": {
			const { role } = await changeAccount(context, id, request);
			return `${email} is ${role}, and signed out.`;
		}
		case "link": {
			const { link } = await linkAccount(context, id, request);
			return describeLink(link);
		}
		case "remove":
			await removeAccount(context, id, (user) =>
				removeUser(surroundings, user),
			);
			return `${email} is removed, and signed out.`;
	}
}

const describeLink = (link: string) =>
	`This link sets the password, once, within a day. Give it to nobody else:\n${link}`;

function toText(accounts: AccountRow[]): string {
	if (accounts.length === 0) {
		return "There are no accounts: bin/accounts add <email> --role owner";
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

/** Deletes the user at Supabase Auth, where this process can reach it as the server does. */
async function removeUser(
	{ config, pool }: Surroundings,
	userId: string,
): Promise<void> {
	const { supabase, supabaseAnonKey, supabaseServiceRoleKey } = config;
	if (!supabase) return removeEmbeddedUser(pool, userId);
	if (!supabaseAnonKey || !supabaseServiceRoleKey) {
		throw new OperatorError(
			"The account is removed, its password is not: SUPABASE_SERVICE_ROLE_KEY is not set here",
		);
	}
	const api = hostedSupabase(supabase);
	const passwords = hostedPasswords(
		api,
		supabaseAnonKey,
		supabaseServiceRoleKey,
	);
	await passwords.remove(userId);
}

await runCommand(async () => {
	const request = readArguments(process.argv.slice(2));
	if (request.command === "help") return console.log(USAGE);
	await withDatabase("accounts", (surroundings) => run(request, surroundings));
});
