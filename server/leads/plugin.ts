import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { raiseAlert } from "../database/alert.ts";
import { scheduleDigest, startAlerts } from "./alerts.ts";
import { startDelivery } from "./delivery.ts";
import { DELIVERIES } from "./delivery-queue.ts";
import { readFigures } from "./figures.ts";
import { webhookUrls } from "./forms.ts";
import { createLeadRepository, type LeadRepository } from "./repository.ts";
import { scheduleRetention } from "./retention.ts";
import { formRoutes, type RouteOptions } from "./route.ts";

declare module "fastify" {
	interface FastifyInstance {
		leads: LeadRepository;
	}
}

export interface LeadsOptions extends RouteOptions {
	/** ms between searches for pending leads that have lost their job, have waited too long or have no webhook. */
	searchInterval?: number;
}

/** Seconds that a lead may wait before an alert is raised. */
const OVERDUE = 60 * 60;

const FIVE_MINUTES = 5 * 60 * 1_000;

/** Stores leads and delivers them to the webhook. Without a webhook, the leads wait until one is configured. */
export const leads = fp(
	async (app: FastifyInstance, options: LeadsOptions) => {
		const { config, pool, queue, log } = app;
		const sources = [...webhookUrls(config).keys()];
		const mails = config.smtpUrl ? { confirmation: config.mailConfirmation } : undefined;
		const repository = createLeadRepository(pool, queue, mails, app.isQueueReady);
		app.decorate("leads", repository);
		await app.register(formRoutes, options);
		const checkWaiting = async () => {
			const lost = await repository.enqueueLost(sources);
			if (lost > 0) log.info(`${lost} waiting leads enqueued`);
			const { waiting, unrouted, isHeld } = await readFigures(pool, sources);
			const toData = ({ count, seconds }: typeof waiting) => ({
				pending: count,
				oldestSeconds: Math.round(seconds),
			});
			if (waiting.seconds >= OVERDUE) {
				const data = toData(waiting);
				const type = isHeld ? "leads.held" : "leads.overdue";
				await raiseAlert(queue, { type, data });
			}
			if (unrouted.count > 0) {
				const data = toData(unrouted);
				await raiseAlert(queue, { type: "leads.unrouted", data });
			}
		};
		app.onQueueStart(async () => {
			await DELIVERIES.create(queue);
			await startAlerts(app);
			await scheduleRetention(app);
			await scheduleDigest(app);
			await checkWaiting();
			if (sources.length > 0) await startDelivery(app);
		});

		const search = setInterval(
			() => checkWaiting().catch((error) => log.warn(error, "Waiting leads could not be checked")),
			options.searchInterval ?? FIVE_MINUTES,
		);
		search.unref();
		app.addHook("onClose", async () => clearInterval(search));
	},
	{
		name: "leads",
		dependencies: ["counters", "database", "queue", "rate-limit"],
	},
);
