import { userInfo } from "node:os";
import {
	LEAD_STATES,
	type LeadState,
	LONGEST_NOTE,
} from "../../client/desk/api/leads.ts";
import { DISCARDABLE, type Discarded } from "../leads/discard.ts";
import type { LeadFilter } from "../leads/lead-filter.ts";
import { COMMANDS, OPTIONS, USAGE } from "./leads-usage.ts";
import { OperatorError, readOptions, unknown } from "./options.ts";

type Format = "text" | "json" | "csv";

/** The operator's command, with valid arguments. */
export type Request = { format: Format; person: Person } & (
	| { command: "help" }
	| { command: "list"; filter: LeadFilter }
	| { command: "search"; filter: LeadFilter }
	| { command: "show"; id: string }
	| { command: "retry"; which: LeadFilter }
	| { command: "release" | "resend"; ids: readonly string[] }
	| { command: "answer" | "reopen"; ids: readonly string[] }
	| { command: "note"; id: string; text: string }
	| { command: "discard"; which: Discarded }
	| { command: "export"; email: string | undefined; filter: LeadFilter }
	| { command: "erase"; emails: readonly string[] }
	| { command: "hold" | "resume" | "test" | "mails" }
);

/** What is said of the person who runs the command. */
interface Person {
	as: string | undefined;
	login: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws OperatorError that says what is wrong. */
export function readArguments(args: string[]): Request {
	const { values, positionals } = readOptions(args, OPTIONS);
	const { as, login } = values;
	const [command, ...subjects] = positionals;
	const [subject] = subjects;
	const format = values.json ? "json" : values.csv ? "csv" : "text";
	const common = { format, person: { as, login } } as const;
	if (values.help || command === "help") return { ...common, command: "help" };
	if (command === undefined) throw new OperatorError(USAGE);
	const allowed = COMMANDS.get(command);
	if (!allowed) throw unknown("command", command, [...COMMANDS.keys()]);
	for (const name of Object.keys(values)) {
		if ([...allowed, "as", "login"].includes(name)) continue;
		throw new OperatorError(`${command} takes no --${name}; see --help`);
	}
	if (values.json && values.csv) {
		throw new OperatorError("takes either --json or --csv");
	}
	const filter = {
		state: readState(values.state),
		since: readDate("--since", values.since),
		until: readDate("--until", values.until),
	};
	switch (command) {
		case "discard":
			return { ...common, command, which: readDiscarded(subjects, filter) };
		case "retry":
			return { ...common, command, which: readRetried(subjects, filter) };
		case "note": {
			const [id, ...words] = subjects;
			const text = words.join(" ").trim();
			return { ...common, command, id: readId(id), text: readNote(text) };
		}
		case "erase":
			readEmail(subject);
			return { ...common, command, emails: subjects.map(readEmail) };
		case "release":
		case "answer":
		case "reopen":
		case "resend":
			readId(subject);
			return { ...common, command, ids: subjects.map(readId) };
	}
	const [, extra] = ["list", "hold", "resume", "test", "mails"].includes(
		command,
	)
		? [undefined, subject]
		: subjects;
	if (extra !== undefined) {
		throw new OperatorError(
			`${command} does not know what to do with ${extra}; see --help`,
		);
	}
	switch (command) {
		case "hold":
		case "resume":
		case "test":
		case "mails":
			return { ...common, command };
		case "show":
			return { ...common, command, id: readId(subject) };
		case "search":
			if (!subject?.trim()) throw new OperatorError("search takes a text");
			return {
				...common,
				command,
				filter: { ...filter, text: subject.trim() },
			};
		case "export": {
			const email = subject === undefined ? undefined : readEmail(subject);
			return { ...common, command, email, filter };
		}
	}
	return { ...common, command: "list", filter };
}

/**
 * The name for the audit: --as, or the only operator, or the login.
 * @param operators the allowed names; an empty list allows every name.
 * @throws OperatorError when several operators exist and none of them is named.
 */
export function readPerson(
	{ as, login }: Person,
	operators: readonly string[],
): string {
	if (operators.length === 0)
		return (as ?? login ?? userInfo().username).trim();
	if (as === undefined && operators.length === 1) return operators[0] ?? "";
	const person = as ?? login ?? "";
	if (operators.includes(person)) return person;
	throw new OperatorError(
		`--as takes one of OPERATORS: ${operators.join(", ")}`,
	);
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
		id
			? `${id} is not the id of a lead: bin/leads list shows the ids`
			: "takes the id of a lead: bin/leads list shows the ids",
	);
}

function readNote(text: string): string {
	if (text.length <= LONGEST_NOTE) return text;
	throw new OperatorError(`a note has at most ${LONGEST_NOTE} characters`);
}

function readEmail(email: string | undefined): string {
	if (email?.includes("@")) return email;
	throw new OperatorError(
		email ? `${email} is not an e-mail address` : "takes an e-mail address",
	);
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

/** Either ids, or a state in which leads can be delivered now. */
function readRetried(ids: string[], filter: LeadFilter): LeadFilter {
	const { state, since, until } = filter;
	const isRetried = state === "failed" || state === "pending";
	if (ids.length === 0 && isRetried) return filter;
	if (ids.length === 0 || state || since || until) {
		throw new OperatorError(
			"retry takes ids, or --state failed or pending, with --since and --until if you like",
		);
	}
	return { ids: ids.map(readId) };
}
