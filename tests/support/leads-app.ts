import { Writable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { type LeadsOptions, leads } from "../../server/leads/plugin.ts";
import { database } from "../../server/plugins/database.ts";
import { errors } from "../../server/plugins/errors.ts";
import { queue } from "../../server/plugins/queue.ts";
import { rateLimits } from "../../server/plugins/rate-limit.ts";

/** A submission as the dialog sends it. */
export const SUBMISSION = {
	name: "Ayşe Gül Yıldırım",
	email: "ayse@cicek.example",
	company: "Çiçek Lojistik A.Ş.",
	message:
		"Satış ekibimiz için\nhızlı bir analiz istiyoruz: %50 & daha fazlası",
	timestamp: "2026-11-20T09:30:00.000Z",
	source: "quick_analysis_modal",
	language: "tr",
	page: "/tr",
};

interface Options extends LeadsOptions {
	databaseUrl: string;
	environment?: NodeJS.ProcessEnv;
	/** Hears each line of the log. */
	onLog?: (line: string) => void;
	/** Adds to the application before it is ready. */
	extend?: (app: FastifyInstance) => void;
}

/** The leads' part of the server: real plugins, and problems answered as JSON. */
export async function startLeadsApp({
	databaseUrl,
	environment = {},
	onLog = () => {},
	extend,
	...options
}: Options): Promise<FastifyInstance> {
	const stream = new Writable({
		write(line, _encoding, done) {
			onLog(String(line));
			done();
		},
	});
	const app = Fastify({ logger: { level: "debug", stream } });
	app.decorate(
		"config",
		withDatabase(
			// What these tests send comes from no form, and at once.
			loadConfig({ LEAD_FORM_MIN_SECONDS: "0", ...environment }),
			databaseUrl,
		),
	);
	await app.register(errors);
	await app.register(rateLimits);
	await app.register(database);
	await app.register(queue);
	await app.register(leads, options);
	extend?.(app);
	await app.ready();
	return app;
}
