/** `bin/newsletter`: the lists of the newsletter; see --help. */
import { Option } from "@commander-js/extra-typings";
import { LANGUAGES } from "../../shared/languages.ts";
import { columnsCsv } from "../leads/csv.ts";
import { createNewsletterLinks } from "../newsletter/links.ts";
import { countSubscribers, readSubscribers } from "../newsletter/subscribers.ts";
import { createSiteKey } from "../signature.ts";
import { type AddCommands, runProgram } from "./program.ts";
import { formatTable } from "./text-table.ts";

const TITLES = [
	"email",
	"language",
	"confirmedAt",
	"askedAt",
	"page",
	"consent",
	"unsubscribe",
] as const;

export const addCommands: AddCommands = (program, perform) => {
	program
		.command("list")
		.description("each language's list in numbers")
		.option("--json", "as JSON")
		.action(({ json }) =>
			perform(async ({ pool }) => {
				const lists = await countSubscribers(pool);
				if (json) return lists;
				if (lists.length === 0) return "Nobody has signed up yet.";
				return formatTable(
					["language", "confirmed", "pending", "left"],
					lists.map((list) => [list.language, list.confirmed, list.pending, list.left]),
				);
			}),
		);
	program
		.command("export")
		.description("who is on the lists, with consent and link to leave, as CSV")
		.addOption(new Option("--language <language>", "only this list").choices(LANGUAGES))
		.option("--json", "as JSON")
		.action(({ language, json }) =>
			perform(async ({ pool, config, person }) => {
				const links = createNewsletterLinks(config.siteUrl, createSiteKey(pool));
				const subscribers = await readSubscribers(pool, links, {
					language,
					person: person(),
				});
				if (json) return subscribers;
				return columnsCsv(TITLES, subscribers);
			}),
		);
};

if (import.meta.main) await runProgram("newsletter", addCommands);
