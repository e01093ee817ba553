import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createAlertQueue, raiseAlert, startAlerts } from "./alerts.ts";
import { startDelivery } from "./delivery.ts";
import { createDeliveryQueue } from "./delivery-queue.ts";
import { readFigures } from "./figures.ts";
import { createFormKey } from "./form-token.ts";
import { webhookUrls } from "./forms.ts";
import { createLeadRepository, type LeadRepository } from "./repository.ts";
import { scheduleRetention } from "./retention.ts";
import { nextRetryDelay } from "./retry-schedule.ts";
import { formRoutes, type RouteOptions } from "./route.ts";

declare module "fastify" {
	interface FastifyInstance {
		leads: LeadRepository;
		/** The key that signs when a form was handed out. @throws when the database is away. */
		formKey(): Promise<Buffer>;
	}
}

export interface LeadsOptions extends RouteOptions {
	/** Milliseconds after a number of failed attempts; undefined after the last. */
	nextRetryDelay?: (attempts: number) => number | undefined;
	/** Milliseconds between searches for pending leads whose job was lost, or which wait too long. */
	searchInterval?: number;
}

/** Seconds that a lead may wait before the operator is told. */
const OVERDUE = 60 * 60;

const FIVE_MINUTES = 5 * 60 * 1_000;

/** Takes leads in and delivers them to the webhook. Without a webhook they are kept until there is one. */
export const leads = fp(
	async (app: FastifyInstance, options: LeadsOptions) => {
		const { webhookMethod, leadRetryDelays } = app.config;
		const { webhookSigningSecrets: signingSecrets } = app.config;
		const urls = webhookUrls(app.config);
		const repository = createLeadRepository(
			app.pool,
			app.queue,
			app.isQueueReady,
		);
		app.decorate("leads", repository);
		app.decorate("formKey", createFormKey(app.pool));
		await app.register(formRoutes, options);

		app.onQueueStart(async () => {
			const { queue, pool, log, config } = app;
			await createDeliveryQueue(queue);
			await createAlertQueue(queue);
			const url = config.alertWebhookUrl;
			await startAlerts({ queue, url, signingSecrets, log });
			const days = config.leadRetentionDays;
			await scheduleRetention({ queue, pool, days, log });
		});
		if (!app.config.webhookUrl) {
			app.log.warn(
				"QUICK_ANALYSIS_WEBHOOK_URL is not set: leads are kept until it is",
			);
		}
		if (urls.size === 0) return;
		const sources = [...urls.keys()];
		const enqueueLost = async () => {
			const count = await repository.enqueueLost(sources);
			if (count > 0) app.log.info(`${count} waiting leads enqueued`);
		};
		const lookAfter = async () => {
			await enqueueLost();
			const { waiting } = await readFigures(app.pool, sources);
			if (waiting.seconds < OVERDUE) return;
			const oldestSeconds = Math.round(waiting.seconds);
			const data = { pending: waiting.count, oldestSeconds };
			await raiseAlert(app.queue, { type: "leads.overdue", data });
		};
		app.onQueueStart(async () => {
			await startDelivery({
				queue: app.queue,
				leads: repository,
				urls,
				webhook: { method: webhookMethod, signingSecrets },
				nextRetryDelay:
					options.nextRetryDelay ??
					((attempts) =>
						nextRetryDelay(attempts, Math.random, leadRetryDelays)),
				log: app.log,
			});
			await enqueueLost();
		});
		const search = setInterval(
			() =>
				lookAfter().catch((error) =>
					app.log.warn(error, "Waiting leads could not be looked after"),
				),
			options.searchInterval ?? FIVE_MINUTES,
		);
		search.unref();
		app.addHook("onClose", async () => clearInterval(search));
	},
	{ name: "leads", dependencies: ["database", "queue", "rate-limit"] },
);
