import { parseArgs } from "node:util";
import { DISCARDABLE, type Discarded } from "../leads/discard.ts";
import {
	LEAD_STATES,
	type LeadFilter,
	type LeadState,
} from "../leads/overview.ts";
import { OperatorError } from "./leads-database.ts";

const USAGE = `npm run leads -- list               the newest leads, without personal data
npm run leads -- show <id>          one lead with its attempts
npm run leads -- retry <id>         retry a lead that was given up
npm run leads -- release <id>       deliver a quarantined lead
npm run leads -- discard <id>…      delete leads that are quarantined or were given up
npm run leads -- discard --state quarantined|failed --until 2026-12-01   all such leads
npm run leads -- export             all leads, with personal data
npm run leads -- export <email>     all data of one person, for that person
npm run leads -- erase <email>      delete all data of one person

list and export take
  --state pending|delivered|failed|quarantined
  --since 2026-11-01  --until 2026-12-01   received on or after --since, before --until (UTC)
list, show and export take --json, list and export --csv`;

type Format = "text" | "json" | "csv";

/** The operator's command, with valid arguments. */
export type Request = { format: Format } & (
	| { command: "list"; filter: LeadFilter }
	| { command: "show" | "retry" | "release"; id: string }
	| { command: "discard"; which: Discarded }
	| { command: "export"; email: string | undefined; filter: LeadFilter }
	| { command: "erase"; email: string }
);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws OperatorError that names the valid arguments. */
export function readArguments(args: string[]): Request {
	const { values, positionals } = parse(args);
	const [command, ...subjects] = positionals;
	const [subject] = subjects;
	if (values.json && values.csv) throw new OperatorError(USAGE);
	const format = values.json ? "json" : values.csv ? "csv" : "text";
	const filter = {
		state: readState(values.state),
		since: readDate("--since", values.since),
		until: readDate("--until", values.until),
	};
	if (command === "discard") {
		return { command, format, which: readDiscarded(subjects, filter) };
	}
	if (subjects.length > 1) throw new OperatorError(USAGE);
	switch (command) {
		case "show":
		case "retry":
		case "release":
			return { command, format, id: readId(subject) };
		case "erase":
			return { command, format, email: readEmail(subject) };
		case "export": {
			const email = subject === undefined ? undefined : readEmail(subject);
			return { command, format, email, filter };
		}
		case "list":
			if (subject === undefined) return { command, format, filter };
	}
	throw new OperatorError(USAGE);
}

function parse(args: string[]) {
	try {
		return parseArgs({
			args,
			allowPositionals: true,
			options: {
				json: { type: "boolean" },
				csv: { type: "boolean" },
				state: { type: "string" },
				since: { type: "string" },
				until: { type: "string" },
			},
		});
	} catch (cause) {
		throw new OperatorError(USAGE, { cause });
	}
}

function readState(text: string | undefined): LeadState | undefined {
	if (text === undefined) return undefined;
	const state = LEAD_STATES.find((candidate) => candidate === text);
	if (state) return state;
	throw new OperatorError(`--state takes ${LEAD_STATES.join(", ")}`);
}

function readDate(name: string, text: string | undefined): Date | undefined {
	if (text === undefined) return undefined;
	const date = new Date(text);
	if (!Number.isNaN(date.getTime())) return date;
	throw new OperatorError(
		`${name} takes a date such as 2026-11-20 or 2026-11-20T09:30:00Z`,
	);
}

function readId(id: string | undefined): string {
	if (id && UUID.test(id)) return id;
	throw new OperatorError(
		id ? `${id} is not the id of a lead: "list" shows the ids` : USAGE,
	);
}

function readEmail(email: string | undefined): string {
	if (email?.includes("@")) return email;
	throw new OperatorError(email ? `${email} is not an e-mail address` : USAGE);
}

/** Either ids, or a state with --until: without a date, leads that nobody has seen yet would be deleted too. */
function readDiscarded(
	ids: string[],
	{ state, since, until }: LeadFilter,
): Discarded {
	const discardable = DISCARDABLE.find((candidate) => candidate === state);
	if (ids.length === 0 && discardable && until) {
		return { state: discardable, since, until };
	}
	if (ids.length === 0 || state || since || until) {
		throw new OperatorError(
			`discard takes ids, or --state ${DISCARDABLE.join(" or ")} with --until and a date`,
		);
	}
	return { ids: ids.map(readId) };
}
