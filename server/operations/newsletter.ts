import { isLanguage } from "../../client/i18n/languages.ts";
import { formatCsv } from "../leads/csv.ts";
import { createFormKey } from "../leads/form-token.ts";
import { createNewsletterLinks } from "../newsletter/links.ts";
import {
	countSubscribers,
	readSubscribers,
} from "../newsletter/subscribers.ts";
import { runCommand, type Surroundings, withDatabase } from "./command.ts";
import { readPerson } from "./leads-arguments.ts";
import { formatTable } from "./leads-text.ts";
import { OperatorError, readOptions, unknown } from "./options.ts";

const USAGE = `bin/newsletter list      each language's list in numbers
bin/newsletter export    who is on the lists, with consent and link to leave, as CSV

export takes --language tr|de|en, --json, and --as <name>, which the audit names (default: your login)
list takes --json`;

const OPTIONS = {
	help: { type: "boolean", short: "h" },
	as: { type: "string" },
	// From bin/site: the login on the machine, when the command runs in a container.
	login: { type: "string" },
	language: { type: "string" },
	json: { type: "boolean" },
} as const;

/** @throws OperatorError that says what is wrong. */
function readArguments(args: string[]) {
	const { values, positionals } = readOptions(args, OPTIONS);
	const [command, ...rest] = positionals;
	const { help, as, login, language, json = false } = values;
	if (help || command === "help") return undefined;
	if (command === undefined) throw new OperatorError(USAGE);
	if (command !== "list" && command !== "export") {
		throw unknown("command", command, ["list", "export"]);
	}
	if (rest.length > 0 || (command === "list" && language !== undefined)) {
		throw new OperatorError(`${command} takes nothing else; see --help`);
	}
	if (language !== undefined && !isLanguage(language)) {
		throw new OperatorError("--language takes tr, de or en");
	}
	return { command, language, json, person: { as, login } };
}

/** @returns the text for the operator. */
async function run(
	{
		command,
		language,
		json,
		person,
	}: NonNullable<ReturnType<typeof readArguments>>,
	{ pool, config }: Surroundings,
): Promise<string> {
	if (command === "list") {
		const lists = await countSubscribers(pool);
		if (json) return JSON.stringify(lists, null, 2);
		if (lists.length === 0) return "Nobody has signed up yet.";
		return formatTable(
			["language", "confirmed", "pending", "left"],
			lists.map((list) => [
				list.language,
				list.confirmed,
				list.pending,
				list.left,
			]),
		);
	}
	const links = createNewsletterLinks(config.siteUrl, createFormKey(pool));
	const subscribers = await readSubscribers(pool, links, {
		language,
		person: readPerson(person, config.operators),
	});
	if (json) return JSON.stringify(subscribers, null, 2);
	const titles = [
		"email",
		"language",
		"confirmedAt",
		"askedAt",
		"page",
		"consent",
		"unsubscribe",
	] as const;
	return formatCsv(
		titles,
		subscribers.map((subscriber) => titles.map((title) => subscriber[title])),
	);
}

await runCommand(async () => {
	const request = readArguments(process.argv.slice(2));
	if (!request) return console.log(USAGE);
	await withDatabase("newsletter", (surroundings) =>
		run(request, surroundings),
	);
});
