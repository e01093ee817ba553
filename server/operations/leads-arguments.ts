import { parseArgs } from "node:util";
import {
	LEAD_STATES,
	type LeadFilter,
	type LeadState,
} from "../leads/overview.ts";
import { OperatorError } from "./leads-database.ts";

export const USAGE = `npm run leads -- list               the newest leads, without personal data
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

/** The operator's command. */
export interface Request {
	command: string;
	/** An id or an email; only discard takes several ids. */
	subjects: string[];
	format: Format;
	filter: LeadFilter;
}

/** @throws OperatorError that names the valid arguments. */
export function readArguments(args: string[]): Request {
	const { values, positionals } = parse(args);
	const [command = "", ...subjects] = positionals;
	const most = command === "discard" ? Number.POSITIVE_INFINITY : 1;
	if (subjects.length > most || (values.json && values.csv)) {
		throw new OperatorError(USAGE);
	}
	return {
		command,
		subjects,
		format: values.json ? "json" : values.csv ? "csv" : "text",
		filter: {
			state: readState(values.state),
			since: readDate("--since", values.since),
			until: readDate("--until", values.until),
		},
	};
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
