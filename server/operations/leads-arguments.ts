import { Argument, Option } from "@commander-js/extra-typings";
import * as v from "valibot";
import { LEAD_STATES } from "../../shared/desk/leads.ts";
import { isMoment } from "../../shared/moment.ts";
import { OperatorError } from "./program.ts";

export const state = () =>
	new Option("--state <state>", "leads in this state").choices(LEAD_STATES);
export const since = () =>
	new Option("--since <date>", "received on or after, UTC").argParser(readDate);
export const until = () => new Option("--until <date>", "received before, UTC").argParser(readDate);
export const json = () => new Option("--json", "as JSON").conflicts("csv");
export const csv = () => new Option("--csv", "as CSV");
export const idOf = (what: string) => new Argument("<id>", what).argParser(readId);
export const idsOf = (what: string) => new Argument("<id...>", what).argParser(eachWith(readId));
export const anyIdsOf = (what: string) => new Argument("[id...]", what).argParser(eachWith(readId));

export const eachWith =
	(read: (text: string) => string) =>
	(text: string, before: string[] = []) => [...before, read(text)];

/** A day, or a time in UTC unless it has an offset. */
function readDate(text: string): Date {
	const time = text.includes("T") ? text : `${text}T00:00`;
	const moment = /(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}Z`;
	if (isMoment(moment)) return new Date(moment);
	throw new OperatorError(`${text} is not a date such as 2026-11-20 or 2026-11-20T09:30:00Z`);
}

function readId(id: string): string {
	if (v.UUID_REGEX.test(id)) return id;
	throw new OperatorError(`${id} is not an id: bin/leads list shows the ids`);
}

export function readEmail(email: string): string {
	if (email.includes("@")) return email;
	throw new OperatorError(`${email} is not an e-mail address`);
}
