import { Writable } from "node:stream";
import accepts from "@fastify/accepts";
import Fastify, { type FastifyInstance } from "fastify";
import { Client } from "pg";
import supertest from "supertest";
import { beforeEach } from "vitest";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { DELIVERY_QUEUE } from "../../server/leads/delivery-queue.ts";
import { type LeadsOptions, leads } from "../../server/leads/plugin.ts";
import { mail } from "../../server/mail/plugin.ts";
import { newsletter } from "../../server/newsletter/plugin.ts";
import { mailPart } from "../../server/operations/watch/mail-part.ts";
import { type WatchOptions, watch } from "../../server/operations/watch/watch.ts";
import { counters } from "../../server/plugins/counters.ts";
import { database } from "../../server/plugins/database.ts";
import { errors } from "../../server/plugins/errors.ts";
import { queue } from "../../server/plugins/queue.ts";
import { rateLimits } from "../../server/plugins/rate-limit.ts";
import { settings } from "../../server/settings/plugin.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { createDatabase } from "./database.ts";
import { perFile } from "./fixtures.ts";
import { startWebhookReceiver, status } from "./webhook-receiver.ts";

/** A submission as the dialog sends it. */
export const SUBMISSION = {
	name: "Ayşe Gül Yıldırım",
	email: "ayse@cicek.example",
	company: "Çiçek Lojistik A.Ş.",
	message: "Satış ekibimiz için\nhızlı bir analiz istiyoruz: %50 & daha fazlası",
	timestamp: "2026-11-20T09:30:00.000Z",
	source: "quick_analysis_modal",
	language: "tr",
	page: "/tr",
};

export const LEADS_PATH = "/api/quick-analysis";

/** Sends the form to a server that listens, as the dialog does. */
export const sendLead = (
	siteUrl: string,
	fields: Partial<typeof SUBMISSION> = {},
): Promise<Response> =>
	fetch(siteUrl + LEADS_PATH, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...SUBMISSION, ...fields }),
	});

/** A lead; leads with different fields are different leads. */
export function leadWith(fields: Partial<typeof SUBMISSION> = {}) {
	const result = QUICK_ANALYSIS.parse({ ...SUBMISSION, ...fields });
	if ("problems" in result) throw new Error("The submission is wrong");
	return result.lead;
}

interface Options extends Omit<LeadsOptions, "renderForm"> {
	environment?: NodeJS.ProcessEnv;
	/** Adds to the application before it is ready. @param ownerUrl its database as the owner of all tables. */
	extend?: (app: FastifyInstance, ownerUrl: string) => void;
	/** Through which the server reaches its database; by default directly, as the site's role. */
	databaseUrl?: string;
	watching?: WatchOptions;
}

/** More retries than any test waits for, 100 ms apart. */
const RETRIES = Array(100).fill("0.1").join();

/** A database and a webhook receiver for servers that handle leads: real plugins, problems and the outcomes of form posts answered as JSON. */
export async function createLeadSystem() {
	await using stack = new AsyncDisposableStack();
	const { url: databaseUrl, appUrl } = stack.use(await createDatabase());
	const receiver = stack.use(await startWebhookReceiver());
	const sql = new Client(databaseUrl);
	await sql.connect();
	stack.defer(() => sql.end());
	const log: string[] = [];
	const rows = async <T extends object>(query: string): Promise<T[]> =>
		(await sql.query<T>(query)).rows;
	const servers = stack.use(new AsyncDisposableStack());

	/** Starts a server whose webhook is the receiver and which retries after 100 ms. */
	async function start({ environment, extend, watching, ...options }: Options = {}) {
		const stream = new Writable({
			write(line, _encoding, done) {
				log.push(String(line));
				done();
			},
		});
		const app = Fastify({ logger: { level: "trace", stream } });
		const config = loadConfig({
			// Tests send leads at once and without a form.
			LEAD_FORM_MIN_SECONDS: "0",
			LEAD_RETRY_DELAYS: RETRIES,
			QUICK_ANALYSIS_WEBHOOK_URL: `${receiver.url}/hook`,
			...environment,
		});
		app.decorate("config", withDatabase(config, options.databaseUrl ?? appUrl));
		await app.register(accepts);
		await app.register(counters);
		await app.register(errors);
		await app.register(rateLimits);
		await app.register(database);
		await app.register(settings);
		await app.register(queue);
		await app.register(watch, watching ?? {});
		await app.register(mailPart);
		await app.register(newsletter);
		await app.register(mail, {
			links: app.newsletter.links,
			deadline: 3_000,
		});
		await app.register(leads, {
			subscribe: app.newsletter.ask,
			...options,
			renderForm: async ({ page }, language, outcome) =>
				JSON.stringify({ page, language, outcome }),
		});
		extend?.(app, databaseUrl);
		await app.ready();
		servers.defer(() => app.close());
		return app;
	}

	const owned = stack.move();
	return {
		start,
		receiver,
		sql,
		log,
		rows,
		databaseUrl,
		appUrl,
		/** The leads' states, the oldest lead first. */
		states: async () =>
			(await rows<{ state: string }>("select state from private.leads order by received_at")).map(
				({ state }) => state,
			),
		attempts: () => rows("select status, error from private.lead_attempts order by id"),
		/** The numbers of leads and of their jobs. */
		counts: async () =>
			(
				await rows(`select (select count(*) from private.leads)::integer as leads,
					(select count(*) from pgboss.job where name = '${DELIVERY_QUEUE}')::integer as jobs`)
			)[0],
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}

/** The same with one server, and requests to it. */
export async function startLeadServer(options: Options = {}) {
	const system = await createLeadSystem();
	const app = await system.start(options).catch(async (error) => {
		await system[Symbol.asyncDispose]();
		throw error;
	});
	const request = supertest(app.server);
	return {
		...system,
		app,
		request,
		/** Posts the submission, with other fields or further headers. */
		post: (fields: object = {}, headers: Record<string, string> = {}) =>
			request
				.post(LEADS_PATH)
				.set(headers)
				.send({ ...SUBMISSION, ...fields }),
	};
}

/** What no test finds of the one before. */
const EMPTIED = [
	"pgboss.job",
	"private.subscriptions",
	"private.leads",
	"private.audit",
	"private.accounts",
	"private.submission_counts",
];

/** A server for all tests of a file. Each test starts without leads, and its webhook answers 200. */
export function testLeadServer(options?: Options) {
	const server = perFile(() => startLeadServer(options));
	beforeEach(async () => {
		const { sql, receiver } = server();
		// One at a time: the worker may hold a mail's row and wait for its job's.
		for (const table of EMPTIED) await sql.query(`delete from ${table}`);
		receiver.requests.length = 0;
		receiver.answer(status(200));
	});
	return server;
}
