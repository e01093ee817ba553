import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { startFailingWebhook } from "../../faults/failing-webhook.ts";
import { type Client, findFrontDoor, overHttp1, overHttp2 } from "../front-door.ts";
import type { Stack } from "../stack.ts";

/** Pages from the cache and from the REST API, and a file. */
const PATHS = ["/tr", "/de/losungen", "/tr/blog", "/en/case-studies", "/favicon.svg"];

const LEADS = "/api/quick-analysis";

/** Visitors, and ms from one request of a visitor to the next. */
const READERS = { count: 10, pace: 100 };
const SENDERS = { count: 4, pace: 500 };

/** Leads after which the site forgets how many it got: it takes 60 of one client, and the visitors are one. */
const QUOTA = 40;

/** ms of visits before and after the disturbance. */
const CALM = 1_000;

/** ms within which all leads must be delivered. */
const DELIVERED_WITHIN = 120_000;

interface Answer {
	to: string;
	/** 0 without an answer. */
	status: number;
	/** ms until the answer was complete. */
	took: number;
}

/**
 * Disturbs a stack while visitors read its pages and send leads through its Caddy, over HTTP/1.1 and HTTP/2. A
 * visitor waits for each answer, and sends a lead again until it is taken. Expects that each lead is stored once
 * and delivered, and prints figures under `name`.
 * @returns the answers.
 */
export async function underLoad(
	name: string,
	stack: Stack,
	webhook: Awaited<ReturnType<typeof startFailingWebhook>>,
	disturb: () => Promise<void>,
): Promise<Answer[]> {
	const door = await findFrontDoor(stack);
	const answers: Answer[] = [];
	/** Ids by e-mail address. */
	const leads = new Map<string, string>();
	let goesOn = true;
	let turn = 0;

	// Without a lock that a backup could hold up; the database may be away.
	const forget = () => stack.sql("delete from private.submission_counts").catch(() => {});
	const visit = async (
		visitor: Client,
		to: string,
		question: Partial<Parameters<Client["ask"]>[0]> = {},
	) => {
		const from = performance.now();
		const { status, body } = await visitor
			.ask({ path: to, ...question })
			.catch((error: Error) => ({ status: 0, body: error.message }));
		answers.push({ to, status, took: performance.now() - from });
		return { status, body };
	};
	const read = (visitor: Client) => visit(visitor, PATHS[turn++ % PATHS.length] ?? "/");
	const send = async (visitor: Client) => {
		const email = `${randomUUID()}@ornek.example`;
		const lead = {
			name: "Ayşe",
			email,
			company: "Örnek",
			timestamp: new Date().toISOString(),
			source: "quick_analysis_modal",
		};
		for (;;) {
			const { status, body } = await visit(visitor, LEADS, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(lead),
			});
			if (status === 202) {
				leads.set(email, JSON.parse(body).id);
				break;
			}
			await sleep(SENDERS.pace);
		}
		if (leads.size % QUOTA === 0) await forget();
	};
	const visits = [
		...Array.from({ length: READERS.count }, () => ({ ...READERS, act: read })),
		...Array.from({ length: SENDERS.count }, () => ({ ...SENDERS, act: send })),
	].map(async ({ act, pace }, index) => {
		using visitor = (index % 2 ? overHttp1 : overHttp2)(door);
		while (goesOn) await Promise.all([act(visitor), sleep(pace)]);
	});

	await forget();
	await sleep(CALM);
	try {
		await disturb();
	} finally {
		await sleep(CALM);
		goesOn = false;
		await Promise.all(visits);
	}

	const stored = await stack.sql("select email || ' ' || id from private.leads");
	const rows = stored.split("\n");
	for (const [email, id] of leads) {
		expect(rows.filter((row) => row.startsWith(email))).toEqual([`${email} ${id}`]);
	}
	await expect
		.poll(() => [...leads.keys()].filter((email) => !webhook.taken.has(email)), {
			timeout: DELIVERED_WITHIN,
			interval: 500,
		})
		.toEqual([]);
	for (const [email, id] of leads) expect(new Set(webhook.taken.get(email))).toEqual(new Set([id]));
	const slowest = Math.max(...answers.map(({ took }) => took)) / 1_000;
	console.log(
		[
			`${name}: ${answers.length} requests`,
			`${answers.filter(isLost).length} lost`,
			`${answers.filter(({ status }) => status === 503).length} answered 503`,
			`the slowest ${slowest.toFixed(1)} s`,
			`${leads.size} leads stored once and delivered`,
		].join(", "),
	);
	return answers;
}

/** Whether a visitor is left without an answer of the site. 503 asks for a lead again, such as while a busy database does not answer. */
export const isLost = ({ to, status }: Answer): boolean =>
	(status < 200 || status >= 300) && !(to === LEADS && status === 503);
