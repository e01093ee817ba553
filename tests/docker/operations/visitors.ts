import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createSenders, makeSubmission } from "../../faults/senders.ts";

/** Pages from the cache and from the REST API, and a file. */
const PATHS = [
	"/tr",
	"/de/losungen",
	"/tr/blog",
	"/en/case-studies",
	"/favicon.svg",
];

/** Concurrent visitors, and ms from one request of a visitor to the next: at most 200 pages and 20 leads a second. */
const READERS = { count: 20, pace: 100 };
const SENDERS = { count: 4, pace: 200 };

/** ms that a sender waits: on a busy machine an answer is late, not lost. */
const PATIENCE = 60_000;

interface Answer {
	/** ms since the start of the load. */
	at: number;
	/** 0 without an answer. */
	status: number;
	/** ms until the answer was complete. */
	took: number;
}

/** Visitors who read pages and send leads at a steady pace until `stop`. A visitor waits for each answer. */
export function sendVisitors(url: string) {
	const started = performance.now();
	const agent = new Agent({ keepAlive: true });
	const pages: Answer[] = [];
	const senders = createSenders(url, undefined, PATIENCE);
	const submissions: ReturnType<typeof makeSubmission>[] = [];
	let goesOn = true;

	const read = (path: string) =>
		new Promise<void>((resolve) => {
			const from = performance.now();
			const over = (status: number) => {
				pages.push({
					at: from - started,
					status,
					took: performance.now() - from,
				});
				resolve();
			};
			request(`${url}${path}`, { agent }, (answer) => {
				answer.once("error", () => over(0));
				answer.resume().once("end", () => over(answer.statusCode ?? 0));
			})
				.once("error", () => over(0))
				.end();
		});
	const send = () => {
		const submission = makeSubmission(submissions.length);
		submissions.push(submission);
		return senders.send([submission], 1);
	};
	async function visit(work: () => Promise<void>, pace: number): Promise<void> {
		while (goesOn) {
			await Promise.all([work(), sleep(pace)]);
		}
	}
	let turn = 0;
	const visits = [
		...Array.from({ length: READERS.count }, () =>
			visit(() => read(PATHS[turn++ % PATHS.length] ?? "/"), READERS.pace),
		),
		...Array.from({ length: SENDERS.count }, () => visit(send, SENDERS.pace)),
	];

	return {
		senders,
		submissions,
		pages,
		/** Starts no more requests, and waits until all are answered and each lead is acknowledged. */
		async stop() {
			goesOn = false;
			await Promise.all(visits);
			agent.destroy();
		},
	};
}

type Visitors = ReturnType<typeof sendVisitors>;

/** Figures about the visitors' requests. */
export function figuresOf({ pages, senders, submissions }: Visitors) {
	const count = (values: (string | number)[]) =>
		Object.fromEntries(
			Array.from(Map.groupBy(values, String), ([value, all]) => [
				value,
				all.length,
			]),
		);
	const percentile = (times: number[], part: number) => {
		const sorted = times.toSorted((a, b) => a - b);
		return Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
	};
	const took = pages.map((page) => page.took);
	return {
		"pages a second": Math.round(
			(pages.length / (pages.at(-1)?.at ?? 1)) * 1_000,
		),
		"pages by status": count(pages.map((page) => page.status)),
		"ms a page, p50 p99": [percentile(took, 0.5), percentile(took, 0.99)],
		"leads sent": submissions.length,
		"leads by answer": Object.fromEntries(senders.outcomes),
		"ms a lead, p50 p99": [
			percentile(senders.latencies, 0.5),
			percentile(senders.latencies, 0.99),
		],
	};
}
