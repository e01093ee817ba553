import { randomUUID } from "node:crypto";
import accepts from "@fastify/accepts";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { pathFor } from "../shared/paths.ts";
import { media } from "./blog/media/plugin.ts";
import { publishing } from "./blog/publishing/route.ts";
import { schedule } from "./blog/publishing/schedule.ts";
import { arrival } from "./checks/arrival.ts";
import type { Config } from "./config/config.ts";
import { desk } from "./desk/plugin.ts";
import { leads } from "./leads/plugin.ts";
import { createLog, RequestLog } from "./log.ts";
import { mail } from "./mail/plugin.ts";
import { newsletter } from "./newsletter/plugin.ts";
import { binPurge } from "./operations/bin-purge.ts";
import { cdn } from "./operations/cdn.ts";
import { draining } from "./operations/draining.ts";
import { health } from "./operations/health.ts";
import { metrics } from "./operations/metrics.ts";
import { securityTxt } from "./operations/security-txt.ts";
import { mailPart } from "./operations/watch/mail-part.ts";
import { supabaseParts } from "./operations/watch/supabase-parts.ts";
import { type WatchOptions, watch } from "./operations/watch/watch.ts";
import { blog } from "./plugins/blog.ts";
import { counters } from "./plugins/counters.ts";
import { database } from "./plugins/database.ts";
import { errors } from "./plugins/errors.ts";
import { forwarding } from "./plugins/forwarding.ts";
import { pageCache } from "./plugins/page-cache.ts";
import { queue } from "./plugins/queue.ts";
import { rateLimits } from "./plugins/rate-limit.ts";
import { rendering } from "./plugins/rendering.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { staticFiles } from "./plugins/static-files.ts";
import { supabase } from "./plugins/supabase.ts";
import { settings } from "./settings/plugin.ts";
import { cspReports } from "./site/csp-reports.ts";
import { createDataSource } from "./site/data-source.ts";
import { feeds } from "./site/feeds/routes.ts";
import { createDevelopmentRenderer, createRenderer } from "./site/renderer.ts";
import { siteRoutes } from "./site/routes.ts";
import { sharePictures } from "./site/share/routes.ts";
import { supabaseGateway } from "./supabase/gateway.ts";

declare module "fastify" {
	interface FastifyInstance {
		config: Config;
	}
}

interface Options {
	log?: FastifyBaseLogger;
	/** Renders from the sources, with hot reload, instead of from the build. */
	vite?: ViteDevServer | undefined;
	/** How often the parts are checked; for tests. */
	watching?: WatchOptions;
}

/** Bytes; a route that takes more sets its own limit. */
const BODY_LIMIT = 64 * 1024;

/** How long a client may take to send its request, in ms. */
const REQUEST_TIMEOUT = 30_000;

/** Longer than the idle timeout of common load balancers (60 s), so that they close first. In ms. */
const KEEP_ALIVE_TIMEOUT = 72_000;

/** How long a plugin may take to start on a slow or busy machine, in ms; Fastify's 10 s are too few there. */
const PLUGIN_TIMEOUT = 60_000;

/** The application on a running database: plugins first, then routes. */
export async function buildApp(
	config: Config,
	{ log = createLog(config.logLevel), vite, watching = {} }: Options = {},
): Promise<FastifyInstance> {
	const app: FastifyInstance = Fastify({
		loggerInstance: log,
		logController: new RequestLog(),
		genReqId: () => randomUUID(),
		rewriteUrl: ({ url = "/" }) => repairPercentEncoding(url),
		trustProxy: config.trustProxy.length > 0 && config.trustProxy,
		bodyLimit: BODY_LIMIT,
		requestTimeout: REQUEST_TIMEOUT,
		keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
		pluginTimeout: PLUGIN_TIMEOUT,
		forceCloseConnections: "idle",
		// The database stays until the last request is answered, so no request needs a 503.
		return503OnClosing: false,
	});
	app.decorate("config", config);

	await app.register(accepts);
	await app.register(counters);
	await app.register(forwarding);
	await app.register(draining);
	await app.register(database);
	await app.register(settings);
	await app.register(pageCache);
	await app.register(errors);
	await app.register(securityHeaders);
	await app.register(rateLimits);
	await app.register(cspReports);
	await app.register(supabase);
	await app.register(rendering);
	await app.register(blog);
	await app.register(schedule);
	await app.register(queue);
	await app.register(watch, watching);
	await app.register(supabaseParts);
	await app.register(mailPart);
	await app.register(cdn);
	if (vite) {
		const { default: middie } = await import("@fastify/middie");
		await app.register(middie);
		app.use(vite.middlewares);
	} else {
		await app.register(staticFiles);
	}

	const renderer = vite ? createDevelopmentRenderer(vite) : await createRenderer();
	await app.register(health);
	await app.register(metrics);
	await app.register(securityTxt);
	await app.register(supabaseGateway);
	await app.register(publishing);
	await app.register(binPurge);
	await app.register(media);
	await app.register(newsletter);
	await app.register(mail, { links: app.newsletter.links });
	await app.register(leads, {
		subscribe: app.newsletter.ask,
		async renderForm({ page }, language, outcome) {
			const url = new URL(pathFor(page, language), config.siteUrl);
			const { text } = await renderer.render(url, createDataSource(app, outcome));
			return text;
		},
	});
	await app.register(desk, { vite, renderer });
	await app.register(arrival);
	await app.register(feeds);
	await app.register(sharePictures);
	await app.register(siteRoutes, { renderer });
	return app;
}

/**
 * Escapes each percent sign that encodes nothing, so that the path gets the site's 404 page. Fastify would
 * answer it with JSON, before any plugin runs.
 */
function repairPercentEncoding(requested: string): string {
	if (!requested.includes("%")) return requested;
	const [path = "", ...query] = requested.split("?");
	try {
		decodeURI(path);
		return requested;
	} catch (error) {
		if (!(error instanceof URIError)) throw error;
		return [path.replaceAll("%", "%25"), ...query].join("?");
	}
}
