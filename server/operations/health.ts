import fp from "fastify-plugin";
import { pendingMigrations } from "../database/migrations/migrate.ts";
import { Problem } from "../problem.ts";

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors: the database answers and has all
 * migrations, the queue has started, and the server is not about to stop.
 */
export const health = fp(
	async (app) => {
		const quiet = { logLevel: "warn" } as const;

		app.get("/healthz", quiet, async () => ({ status: "ok" }));

		app.get("/readyz", quiet, async (_request, reply) => {
			// Not an error, so it is not thrown and logged.
			if (app.isDraining()) return reply.code(503).send({ status: "stopping" });
			const pending = await pendingMigrations(app.pool).catch((cause) => {
				throw new Problem(503, "The database cannot be reached", {
					retryAfter: 5,
					cause,
				});
			});
			if (pending.length > 0) {
				throw new Problem(503, "Migrations are missing", {
					detail: `Not applied: ${pending.join(", ")}`,
					retryAfter: 5,
				});
			}
			if (!app.isQueueReady()) {
				throw new Problem(503, "The queue has not started yet", {
					retryAfter: 5,
				});
			}
			return { status: "ok" };
		});
	},
	{ name: "health", dependencies: ["database", "draining", "queue"] },
);
