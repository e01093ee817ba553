import fp from "fastify-plugin";

/**
 * `/healthz`: the process answers. `/readyz`: it can serve visitors, so every required part works (the
 * database with its migrations, writing to it, PostgREST, pool and queue), and the server is not about to
 * stop. A part that only degrades the site is listed but does not change the status.
 */
export const health = fp(
	async (app) => {
		const quiet = { logLevel: "warn" } as const;

		app.get("/healthz", quiet, async () => ({ status: "ok" }));

		app.get("/readyz", quiet, async (_request, reply) => {
			reply.header("cache-control", "no-store");
			if (app.isDraining()) return reply.code(503).send({ status: "stopping" });
			const readings = await app.readParts();
			const statuses = readings.map(({ status }) => status);
			const status =
				(["failed", "degraded"] as const).find((one) => statuses.includes(one)) ?? "ok";
			if (status === "failed") reply.code(503).header("retry-after", 5);
			const parts = readings.map(({ name, status, trouble, figures, seconds }) => ({
				name,
				status,
				detail: trouble?.what,
				seconds: Number(seconds.toFixed(3)),
				...figures,
			}));
			return { status, parts };
		});
	},
	{ name: "health", dependencies: ["draining", "watch"] },
);
