import type { Language } from "../languages.ts";
import type { Role } from "./accounts.ts";

/** A task that needs a person, the most urgent first. */
export type Task =
	/** Overdue: nobody answered them in the time that their form promises. */
	| { kind: "overdue" | "suspicious" | "failed"; count: number }
	/** Leads that wait because their form has no webhook. */
	| { kind: "no_webhook"; count: number }
	/** Leads that wait because deliveries are held. */
	| { kind: "held"; count: number }
	/** Hours since the last verified backup. */
	| { kind: "backup"; hours: number }
	/** Free bytes. */
	| { kind: "disk"; free: number }
	/** Another part of the installation that does not work, by its name in /readyz. */
	| { kind: "part"; part: string };

/** A figure of the last seven days and of the seven before; null where there is nothing to count. */
interface Figure {
	now: number | null;
	before: number | null;
}

/** Durations in ms, shares from 0 to 1. */
export type Figures = Record<
	| "leads"
	/** Share of the leads that the webhook took at the first try. */
	| "firstTry"
	/** Median from receipt to hand-over. */
	| "handOver"
	/** Median from receipt to answer, of the quick analysis. */
	| "answer"
	/** Unanswered now, and a week ago. */
	| "open",
	Figure
>;

export interface Week {
	/** Its Monday in the account's time zone: `2026-11-16`. */
	monday: string;
	/** Leads by language; those without one count as `other`. */
	counts: Record<Language | "other", number>;
}

/** The checks to pass before the site is shown to visitors: ids of rules in server/checks. */
export const LAUNCH_CHECKS = [
	"identity",
	"privacy",
	"site_url",
	"webhook",
	"mail",
	"lead_mail",
	"backup",
	"second_factor",
] as const;

export type LaunchCheck = (typeof LAUNCH_CHECKS)[number];

/** `GET /api/desk/overview` → 200 */
export interface OverviewAnswer {
	tasks: Task[];
	figures: Figures;
	/** Whether the median answer of the last seven days came after its due time. */
	isAnswerLate: boolean;
	/** The last twelve, the oldest first. */
	weeks: Week[];
	/** Where the leads of these weeks came from, the most first; null is unknown. */
	pages: { page: string | null; count: number }[];
	/** Empty once all are done. Of the names of a missing setting one is enough. */
	checklist: {
		check: LaunchCheck;
		done: boolean;
		missing: string[][];
		/** Second factor: the roles that must have one, and the owners who have none. */
		factor?: { roles: Role[]; without: string[] };
	}[];
}
