import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { HONEYPOT } from "../../shared/forms/forms.ts";

/** A visitor's submission. Each field contains a unique mark, to search for it in logs and records. */
export interface Submission {
	key: string;
	address: string;
	marks: string[];
	/** It looks like a program's at first, and is sent again without that once it is acknowledged. */
	suspectFirst?: boolean;
	/** The token of the form that the visitor sees. */
	formToken?(): string;
	fields: Record<"name" | "email" | "company" | "message", string>;
}

/** The result of an attempt to send: a status, or the reason why there was no answer. */
type Outcome = string;

export interface Senders {
	/** The acknowledged ids, by e-mail address. */
	acknowledged: Map<string, Set<string>>;
	outcomes: Map<Outcome, number>;
	/** ms from sending to each acknowledgement. */
	latencies: number[];
	/**
	 * Sends submissions, `atOnce` at a time, and repeats each under its key until it is acknowledged.
	 * @throws when the limit is reached first.
	 */
	send(submissions: Submission[], atOnce: number): Promise<void>;
}

/** ms until a visitor's browser sends again; short, for a test. */
const RETRY_DELAY = 250;

/** ms that it waits for an answer. */
const TIMEOUT = 10_000;

/** @param officeOf visitors who share an IP address. Their retries during a fault must not use up its rate limit. */
export function makeSubmission(index: number, officeOf = 5): Submission {
	const marks = Array.from({ length: 4 }, () => randomBytes(8).toString("hex"));
	const [name, email, company, message] = marks;
	const office = Math.floor(index / officeOf);
	return {
		key: randomUUID(),
		address: `10.0.${office >> 8}.${office & 255}`,
		marks,
		fields: {
			name: `Ayşe ${name}`,
			email: `${email}@faults.example`,
			company: `${company} A.Ş.`,
			message: `Merhaba ${message}`,
		},
	};
}

export function createSenders(url: string, limit?: AbortSignal, timeout = TIMEOUT): Senders {
	const acknowledged = new Map<string, Set<string>>();
	const outcomes = new Map<Outcome, number>();
	const latencies: number[] = [];

	async function attempt(submission: Submission, trap: Record<string, string>): Promise<Outcome> {
		const started = performance.now();
		try {
			const response = await fetch(`${url}/api/quick-analysis`, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					"idempotency-key": submission.key,
					"x-forwarded-for": submission.address,
				},
				body: JSON.stringify({
					...submission.fields,
					formToken: submission.formToken?.(),
					...trap,
					timestamp: new Date().toISOString(),
					source: "quick_analysis_modal",
				}),
				signal: AbortSignal.timeout(timeout),
			});
			const answer: unknown = await response.json();
			if (response.status !== 202) return String(response.status);
			const id = new Map(Object.entries(Object(answer))).get("id");
			const { email } = submission.fields;
			const ids = acknowledged.get(email) ?? new Set();
			acknowledged.set(email, ids.add(String(id)));
			latencies.push(performance.now() - started);
			return "202";
		} catch (error) {
			const cause = error instanceof Error ? (error.cause ?? error) : error;
			return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
		}
	}

	async function insist(submission: Submission, trap = {}): Promise<void> {
		for (;;) {
			const outcome = await attempt(submission, trap);
			outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
			if (outcome === "202") return;
			limit?.throwIfAborted();
			await sleep(RETRY_DELAY);
		}
	}

	return {
		acknowledged,
		outcomes,
		latencies,
		async send(submissions, atOnce) {
			const waiting = [...submissions];
			const work = async () => {
				for (let next = waiting.pop(); next; next = waiting.pop()) {
					if (next.suspectFirst) await insist(next, { [HONEYPOT]: "x" });
					await insist(next);
				}
			};
			await Promise.all(Array.from({ length: atOnce }, work));
		},
	};
}
