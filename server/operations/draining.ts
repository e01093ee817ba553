import { setTimeout as sleep } from "node:timers/promises";
import fp from "fastify-plugin";

declare module "fastify" {
	interface FastifyInstance {
		/** Whether the server is about to stop: it still answers, but /readyz does not. */
		isDraining(): boolean;
		/**
		 * Makes load balancers choose other replicas before the server stops: /readyz answers 503, and
		 * each answer ends its connection.
		 * @param delay ms that load balancers get to notice.
		 */
		drain(delay: number): Promise<void>;
	}
}

/** Milliseconds between two checks for connections that have become idle while the server closes. */
const IDLE_CHECK = 100;

/** Stops without a failed request: `drain` first, then the server answers the running requests. */
export const draining = fp(
	async (app) => {
		let isDraining = false;
		app.decorate("isDraining", () => isDraining);
		app.decorate("drain", async (delay) => {
			isDraining = true;
			await sleep(delay);
		});
		app.addHook("onSend", async (_request, reply) => {
			if (isDraining) reply.header("connection", "close");
		});

		// Node closes only the connections that are idle at that moment, and waits for the timeout of the
		// others, long after their answers.
		let idleCheck: NodeJS.Timeout | undefined;
		app.addHook("preClose", async () => {
			isDraining = true;
			idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK);
		});
		app.addHook("onClose", async () => clearInterval(idleCheck));
	},
	{ name: "draining" },
);
