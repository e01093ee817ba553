import { reasonOf } from "../../error-code.ts";

/** The trouble and its fix, each a sentence without a final full stop. No secrets: `what` is public. */
export interface Trouble {
	what: string;
	/** The fix, with its command. */
	toDo: string;
}

/** A part of the installation that leads, posts or sign-ins depend on. */
export interface Part {
	/** The name in /readyz, in the metrics' label `part` and in alerts. */
	name: string;
	/** Whether the site is out of service without it: /readyz answers 503. Otherwise the site is degraded. */
	isRequired: boolean;
	/** Another part. While the other part is not ok, this one is not checked, so that one cause raises one alert. */
	needs?: string;
	/** Milliseconds for which a finding is kept, so that requests cannot cause work. */
	keep?: number;
	/**
	 * Whether each replica raises its own alert, with its name: the part is its own, such as its pool, or the
	 * queue does not work without it and so cannot give it to one of the replicas.
	 */
	isOfReplica?: boolean;
	/** Gauges of /metrics: name without the prefix `vitrin_` → help. */
	figures?: Record<string, string>;
	/** Why the check failed or had no answer within the deadline. */
	whenSilent: Trouble;
	/** Throws if the part does not work, or returns `trouble` with the details. */
	check(): Promise<CheckResult>;
}

export interface CheckResult {
	trouble?: Trouble | undefined;
	/** Whether there is nothing to judge yet, such as no backup: neither ok nor a trouble. */
	isNoneYet?: boolean;
	figures?: Record<string, number>;
}

export interface Reading {
	name: string;
	isRequired: boolean;
	isOfReplica: boolean;
	status: "ok" | "degraded" | "failed" | "unknown" | "none yet";
	trouble: Trouble | undefined;
	figures: Record<string, number>;
	seconds: number;
}

/** Milliseconds; a container's health check waits 4 s for /readyz. */
const DEADLINE = 3_000;

/** Milliseconds for which a finding is kept if the part does not say otherwise. */
const KEEP = 5_000;

/**
 * Checks a part at most once at a time and at most once in `keep` ms.
 * @returns a function that gives the latest finding.
 */
export function createReader(
	part: Part,
	{
		deadline = DEADLINE,
		keep = part.keep ?? KEEP,
	}: { deadline?: number | undefined; keep?: number | undefined } = {},
): () => Promise<Reading> {
	let latest: { promise: Promise<Reading>; doneAt: number } | undefined;
	return () => {
		const age = performance.now() - (latest?.doneAt ?? -Infinity);
		if (latest && age < keep) return latest.promise;
		// Infinity: the check still runs.
		const reading = {
			promise: readPart(part, deadline),
			doneAt: Infinity,
		};
		latest = reading;
		reading.promise.then(() => {
			reading.doneAt = performance.now();
		});
		return reading.promise;
	};
}

async function readPart(part: Part, deadline: number): Promise<Reading> {
	const started = performance.now();
	const {
		trouble,
		figures = {},
		isNoneYet = false,
	} = await inTime(part.check(), deadline).catch((error: unknown): CheckResult => {
		const { what, toDo } = part.whenSilent;
		return { trouble: { what: `${what} (${reasonOf(error)})`, toDo } };
	});
	const broken = part.isRequired ? "failed" : "degraded";
	return {
		name: part.name,
		isRequired: part.isRequired,
		isOfReplica: part.isOfReplica ?? false,
		status: trouble ? broken : isNoneYet ? "none yet" : "ok",
		trouble,
		figures,
		seconds: (performance.now() - started) / 1_000,
	};
}

/** @throws TimeoutError when the work takes longer. */
async function inTime<T>(work: Promise<T>, deadline: number): Promise<T> {
	const { promise, reject } = Promise.withResolvers<never>();
	const reason = new DOMException("", "TimeoutError");
	const timer = setTimeout(() => reject(reason), deadline);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
