/** `bin/leads`: what an operator does with leads and mails; see --help. */
import { Argument, Option } from "@commander-js/extra-typings";
import { LEAD_STATES, LONGEST_NOTE } from "../../client/desk/api/leads.ts";
import { DISCARDABLE } from "../leads/actions.ts";
import type { LeadFilter } from "../leads/lead-filter.ts";
import * as actions from "./leads-actions.ts";
import { erase, exportPerson } from "./person-actions.ts";
import {
	type createProgram,
	OperatorError,
	type Perform,
	runProgram,
} from "./program.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const state = () =>
	new Option("--state <state>", "leads in this state").choices(LEAD_STATES);
const since = () =>
	new Option("--since <date>", "received on or after, UTC").argParser(readDate);
const until = () =>
	new Option("--until <date>", "received before, UTC").argParser(readDate);
const json = () => new Option("--json", "as JSON").conflicts("csv");
const csv = () => new Option("--csv", "as CSV");
const idOf = (what: string) => new Argument("<id>", what).argParser(readId);
const idsOf = (what: string) =>
	new Argument("<id...>", what).argParser(eachWith(readId));
const anyIdsOf = (what: string) =>
	new Argument("[id...]", what).argParser(eachWith(readId));

/** Adds the commands of bin/leads. @throws OperatorError from a command whose arguments do not fit together. */
export function addCommands(
	program: ReturnType<typeof createProgram>,
	perform: Perform,
): void {
	program
		.command("list")
		.description("the newest leads, without personal data")
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action(({ json, csv, ...filter }) =>
			perform((site) => actions.list(site, filter, formatOf({ json, csv }))),
		);
	program
		.command("search")
		.description(
			"the leads with a text in name, e-mail address, company or message",
		)
		.argument("<text>", "a part of it")
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action((text, { json, csv, ...filter }) =>
			perform((site) =>
				actions.search(site, { ...filter, text }, formatOf({ json, csv })),
			),
		);
	program
		.command("show")
		.description("one lead with its attempts")
		.addArgument(idOf("of the lead"))
		.option("--json", "as JSON")
		.action((id, { json }) =>
			perform((site) => actions.show(site, id, json ? "json" : "text")),
		);
	program
		.command("answer")
		.description("marks leads as answered")
		.addArgument(idsOf("of the leads"))
		.action((ids) => perform((site) => actions.mark(site, "answer", ids)));
	program
		.command("reopen")
		.description("marks leads as not answered")
		.addArgument(idsOf("of the leads"))
		.action((ids) => perform((site) => actions.mark(site, "reopen", ids)));
	program
		.command("note")
		.description("writes the note of a lead; without a text, removes it")
		.addArgument(idOf("of the lead"))
		.argument("[text...]", "the note")
		.action((id, words) => {
			const text = words.join(" ").trim();
			if (text.length > LONGEST_NOTE) {
				throw new OperatorError(
					`a note has at most ${LONGEST_NOTE} characters`,
				);
			}
			return perform((site) => actions.note(site, id, text));
		});
	program
		.command("retry")
		.description(
			"delivers leads now that were given up or wait for their next attempt",
		)
		.addArgument(anyIdsOf("of the leads; or all with --state"))
		.addOption(
			new Option("--state <state>", "all such leads").choices([
				"failed",
				"pending",
			] as const),
		)
		.addOption(since())
		.addOption(until())
		.action((ids, filter) => {
			if (ids.length > 0 ? !isEmpty(filter) : !filter.state) {
				throw new OperatorError(
					"retry takes ids, or --state failed or pending, with --since and --until if you like",
				);
			}
			const which = ids.length > 0 ? { ids } : filter;
			return perform((site) => actions.retry(site, which));
		});
	program
		.command("release")
		.description("delivers quarantined leads")
		.addArgument(idsOf("of the leads"))
		.action((ids) => perform((site) => actions.release(site, ids)));
	program
		.command("discard")
		.description("deletes leads that are quarantined or were given up")
		.addArgument(anyIdsOf("of the leads; or all with --state and --until"))
		.addOption(
			new Option("--state <state>", "all such leads").choices(DISCARDABLE),
		)
		.addOption(since())
		.addOption(until())
		.action((ids, filter) => {
			const { state, since, until } = filter;
			// Without --until, leads that nobody has seen yet would be deleted too.
			const which =
				state && until && ids.length === 0 ? { state, since, until } : { ids };
			if ("ids" in which && (ids.length === 0 || !isEmpty(filter))) {
				throw new OperatorError(
					`discard takes ids, or --state ${DISCARDABLE.join(" or ")} with --until and a date`,
				);
			}
			return perform((site) => actions.discard(site, which));
		});
	program
		.command("export")
		.description(
			"all leads with personal data, as CSV; or all data of one person, as JSON",
		)
		.addArgument(new Argument("[email]", "of the person").argParser(readEmail))
		.addOption(state())
		.addOption(since())
		.addOption(until())
		.addOption(json())
		.addOption(csv())
		.action((email, { json, csv, ...filter }) =>
			perform((site) =>
				email === undefined
					? actions.exportLeads(site, filter, formatOf({ json, csv }))
					: exportPerson(site, email, formatOf({ json, csv })),
			),
		);
	program
		.command("erase")
		.description("deletes all data of people")
		.addArgument(
			new Argument("<email...>", "of the people").argParser(
				eachWith(readEmail),
			),
		)
		.action((emails) => perform((site) => erase(site, emails)));
	program
		.command("test")
		.description("stores and delivers a lead that is marked as a test")
		.action(() => perform(actions.sendTest));
	program
		.command("mails")
		.description("the newest mails of the site and what became of them")
		.action(() => perform(actions.mails));
	program
		.command("resend")
		.description("sends mails again that were given up")
		.addArgument(idsOf("of the mails"))
		.action((ids) => perform((site) => actions.resend(site, ids)));
	program
		.command("hold")
		.description("delivers nothing from now on")
		.action(() => perform(actions.hold));
	program
		.command("resume")
		.description("delivers again")
		.action(() => perform(actions.resume));
}

const formatOf = ({
	json,
	csv,
}: {
	json: true | undefined;
	csv: true | undefined;
}) => (json ? "json" : csv ? "csv" : "text");

const isEmpty = (filter: LeadFilter) =>
	Object.values(filter).every((value) => value === undefined);

/** A parser of an argument that may be repeated. */
const eachWith =
	(read: (text: string) => string) =>
	(text: string, before: string[] = []) => [...before, read(text)];

function readDate(text: string): Date {
	const date = new Date(text);
	if (!Number.isNaN(date.getTime())) return date;
	throw new OperatorError(
		`${text} is not a date such as 2026-11-20 or 2026-11-20T09:30:00Z`,
	);
}

function readId(id: string): string {
	if (UUID.test(id)) return id;
	throw new OperatorError(`${id} is not an id: bin/leads list shows the ids`);
}

function readEmail(email: string): string {
	if (email.includes("@")) return email;
	throw new OperatorError(`${email} is not an e-mail address`);
}

if (import.meta.main) await runProgram("leads", addCommands);
