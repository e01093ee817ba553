import * as v from "valibot";
import {
	accountChangeSchema,
	type NewAccount,
	newAccountSchema,
	ROLES,
	type Role,
} from "../../client/desk/api/accounts.ts";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { OperatorError, readOptions, unknown } from "./options.ts";

export const USAGE = `bin/accounts add <email> --role owner|editor|sales   a new account, and the link that sets its password
bin/accounts list                  the accounts
bin/accounts role <email> <role>   gives the account another role, and signs it out
bin/accounts link <email>          a link that sets a new password
bin/accounts remove <email>        deletes the account and its password, and signs it out

add takes --name "Ada Lovelace" and --language tr|de|en, the language of the desk
list takes --json
link takes --without-second-factor, for somebody who lost the phone and the recovery codes
all but list take --as <name>, which the audit names (default: your login)

An owner has all rights, an editor those on posts, sales those on leads.`;

const OPTIONS = {
	help: { type: "boolean", short: "h" },
	as: { type: "string" },
	// From bin/site: the login on the machine, when the command runs in a container.
	login: { type: "string" },
	role: { type: "string" },
	name: { type: "string" },
	language: { type: "string" },
	json: { type: "boolean" },
	"without-second-factor": { type: "boolean" },
} as const;

/** Of each command: its options besides --as, and the words that follow it. */
const COMMANDS = new Map([
	[
		"add",
		{ options: ["role", "name", "language"], words: ["an e-mail address"] },
	],
	["list", { options: ["json"], words: [] }],
	["role", { options: [], words: ["an e-mail address", "a role"] }],
	[
		"link",
		{ options: ["without-second-factor"], words: ["an e-mail address"] },
	],
	["remove", { options: [], words: ["an e-mail address"] }],
]);

/** The operator's command, with valid arguments. */
export type Request =
	| { command: "help" }
	| { command: "list"; json: boolean }
	| ((
			| { command: "add"; account: NewAccount }
			| { command: "role"; email: string; role: Role }
			| { command: "link"; email: string; withoutSecondFactor: boolean }
			| { command: "remove"; email: string }
	  ) & { person: { as: string | undefined; login: string | undefined } });

/** @throws OperatorError that says what is wrong. */
export function readArguments(args: string[]): Request {
	const { values, positionals } = readOptions(args, OPTIONS);
	const [command, ...words] = positionals;
	if (values.help || command === "help") return { command: "help" };
	if (command === undefined) throw new OperatorError(USAGE);
	const known = COMMANDS.get(command);
	if (!known) throw unknown("command", command, [...COMMANDS.keys()]);
	for (const name of Object.keys(values)) {
		if ([...known.options, "as", "login"].includes(name)) continue;
		throw new OperatorError(`${command} takes no --${name}; see --help`);
	}
	if (words.length !== known.words.length) {
		const wanted = known.words.join(" and ") || "nothing else";
		throw new OperatorError(`${command} takes ${wanted}; see --help`);
	}
	const [email = "", role] = words;
	const person = { as: values.as, login: values.login };
	switch (command) {
		case "list":
			return { command, json: values.json ?? false };
		case "add":
			return { command, person, account: readAccount(email, values) };
		case "role":
			return { command, person, email, role: readRole(role) };
		case "link": {
			const withoutSecondFactor = values["without-second-factor"] ?? false;
			return { command, person, email, withoutSecondFactor };
		}
	}
	return { command: "remove", person, email };
}

function readRole(text: string | undefined): Role {
	const result = v.safeParse(accountChangeSchema.entries.role, text);
	if (result.success && result.output) return result.output;
	throw new OperatorError(`A role is one of ${ROLES.join(", ")}`);
}

interface Given {
	role?: string | undefined;
	name?: string | undefined;
	language?: string | undefined;
}

function readAccount(
	email: string,
	{ role, name = email.split("@", 1)[0], language = LANGUAGES[0] }: Given,
): NewAccount {
	const account = { email, name, role: readRole(role), language };
	const result = v.safeParse(newAccountSchema, account);
	if (result.success) return result.output;
	const field = v.getDotPath(result.issues[0]);
	throw new OperatorError(
		field === "email"
			? `${email} is not an e-mail address that Supabase Auth takes`
			: field === "name"
				? "--name takes at most 100 characters"
				: `--language takes ${LANGUAGES.join(", ")}`,
	);
}
