import { setTimeout as sleep } from "node:timers/promises";
import fp from "fastify-plugin";

declare module "fastify" {
	interface FastifyInstance {
		/** Whether the server is about to stop: it still answers, but wants no new visitors. */
		isDraining(): boolean;
		/**
		 * Lets load balancers turn to others before the server stops: /readyz says no, each answer ends
		 * its connection, everything else goes on.
		 * @param delay ms that they get to notice.
		 */
		drain(delay: number): Promise<void>;
	}
}

/** Milliseconds between two looks for connections that have fallen idle since the server began to close. */
const IDLE_CHECK = 100;

/** A stop that no visitor notices: see `drain`, and what is under way when the server closes is answered. */
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

		// Node closes only the connections that are idle at that moment, and would wait for the others
		// until they time out, long after their answers.
		let idleCheck: NodeJS.Timeout | undefined;
		app.addHook("preClose", async () => {
			isDraining = true;
			idleCheck = setInterval(
				() => app.server.closeIdleConnections(),
				IDLE_CHECK,
			);
		});
		app.addHook("onClose", async () => clearInterval(idleCheck));
	},
	{ name: "draining" },
);
