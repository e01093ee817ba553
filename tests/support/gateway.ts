import type { Server } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../../server/config/config.ts";
import { errors } from "../../server/plugins/errors.ts";
import { rateLimits } from "../../server/plugins/rate-limit.ts";
import { supabase } from "../../server/plugins/supabase.ts";
import { supabaseGateway } from "../../server/supabase/gateway.ts";
import { portOf } from "./listen.ts";

/** A listening server with Supabase and its gateway alone. */
export async function buildGateway(config: Config): Promise<FastifyInstance> {
	const app: FastifyInstance = Fastify();
	app.decorate("config", config);
	await app.register(errors);
	await app.register(rateLimits);
	await app.register(supabase);
	await app.register(supabaseGateway);
	await app.listen({ host: "127.0.0.1", port: 0 });
	return app;
}

/** `http://` and where a server listens, without a trailing slash. */
export function urlOf(server: Server): string {
	return `http://127.0.0.1:${portOf(server)}`;
}
