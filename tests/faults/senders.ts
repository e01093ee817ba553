import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** A visitor's submission; every datum in it holds a mark of its own, by which it can be searched for. */
export interface Submission {
	key: string;
	address: string;
	marks: string[];
	fields: Record<"name" | "email" | "company" | "message", string>;
}

/** What became of one attempt to send: a status, or why there was no answer. */
type Outcome = string;

export interface Senders {
	/** By e-mail address: the ids that were acknowledged. */
	acknowledged: Map<string, Set<string>>;
	outcomes: Map<Outcome, number>;
	/** Milliseconds from sending to each acknowledgement. */
	latencies: number[];
	/**
	 * Sends submissions, so many at once, each again under its key until it is acknowledged.
	 * @throws when the limit is reached before.
	 */
	send(submissions: Submission[], atOnce: number): Promise<void>;
}

/** Milliseconds that a visitor's browser waits before it sends again; short, for a test. */
const AGAIN = 250;

/** Milliseconds that it waits for an answer. */
const PATIENCE = 10_000;

export function makeSubmission(index: number): Submission {
	const marks = Array.from({ length: 4 }, () => randomBytes(8).toString("hex"));
	const [name, email, company, message] = marks;
	return {
		key: randomUUID(),
		// One client address each, as the rate limit has it.
		address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
		marks,
		fields: {
			name: `Ayşe ${name}`,
			email: `${email}@faults.example`,
			company: `${company} A.Ş.`,
			message: `Merhaba ${message}`,
		},
	};
}

export function createSenders(url: string, limit?: AbortSignal): Senders {
	const acknowledged = new Map<string, Set<string>>();
	const outcomes = new Map<Outcome, number>();
	const latencies: number[] = [];

	async function attempt(submission: Submission): Promise<Outcome> {
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
					timestamp: new Date().toISOString(),
					source: "quick_analysis_modal",
				}),
				signal: AbortSignal.timeout(PATIENCE),
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
			return cause instanceof Error && "code" in cause
				? String(cause.code)
				: String(cause);
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
					for (;;) {
						const outcome = await attempt(next);
						outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
						if (outcome === "202") break;
						limit?.throwIfAborted();
						await sleep(AGAIN);
					}
				}
			};
			await Promise.all(Array.from({ length: atOnce }, work));
		},
	};
}
