import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { LeadChange } from "../../client/desk/api/leads.ts";
import { listen } from "../database/listen.ts";
import { isSessionAlive } from "./accounts/sessions.ts";
import { signedIn } from "./guard.ts";

/** The channel of the database's notifications (migrations, `private.notify_leads`). */
const CHANNEL = "leads_changed";

/** ms between two signs of life, each with a check of the session; proxies close what is silent for a minute. */
const HEARTBEAT = 5_000;

const notificationSchema = v.object({
	kind: v.picklist(["created", "changed", "deleted"]),
	/** Empty: any lead may have changed. */
	ids: v.array(v.string()),
});

/**
 * `GET /api/desk/events`: server-sent events about leads that changed, without personal data. One
 * connection to the database listens for all streams of the process. A stream ends with its session.
 */
export async function eventRoutes(scope: FastifyInstance): Promise<void> {
	const { databaseUrl } = scope.config;
	if (!databaseUrl) throw new Error("The configuration has no database");
	const streams = new Set<ServerResponse>();
	const publish = (changes: LeadChange[]) => {
		const text = changes
			.map((change) => `event: leads\ndata: ${JSON.stringify(change)}\n\n`)
			.join("");
		for (const stream of streams) stream.write(text);
	};

	let listening: ReturnType<typeof listen> | undefined;
	scope.addHook("onReady", async () => {
		listening = listen({
			databaseUrl,
			channel: CHANNEL,
			log: scope.log,
			onGap: () => publish([{ kind: "changed" }]),
			onNotification: (payload) => publish(parseNotification(payload)),
		});
		await listening.ready;
	});
	// Before the server waits for its connections.
	scope.addHook("preClose", async () => {
		for (const stream of streams) stream.end();
	});
	scope.addHook("onClose", async () => listening?.close());

	scope.get(
		"/events",
		// A HEAD would wait for an end that does not come.
		{
			config: { desk: { roles: ["owner", "sales"] } },
			exposeHeadRoute: false,
		},
		async (request, reply) => {
			const { sessionId } = signedIn(request);
			const stream = reply.hijack().raw;
			stream.writeHead(200, {
				...plainHeaders(reply.getHeaders()),
				"content-type": "text/event-stream",
				"cache-control": "no-store, no-transform",
				// nginx would collect events otherwise.
				"x-accel-buffering": "no",
			});
			stream.write("retry: 2000\nevent: beat\ndata: {}\n\n");
			streams.add(stream);
			const closed = new AbortController();
			const over = once(stream, "close").then(() => closed.abort());
			while (!closed.signal.aborted) {
				await sleep(HEARTBEAT, undefined, closed).catch(() => {});
				if (closed.signal.aborted) break;
				const alive = await isSessionAlive(scope.pool, sessionId).catch(
					// The database is away for a moment; the session may well be there.
					() => true,
				);
				if (alive) stream.write("event: beat\ndata: {}\n\n");
				else stream.end();
			}
			streams.delete(stream);
			await over;
		},
	);
}

const plainHeaders = (headers: object): Record<string, string> =>
	Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name, String(value)]),
	);

function parseNotification(payload: string): LeadChange[] {
	const { kind, ids } = v.parse(notificationSchema, JSON.parse(payload));
	return ids.length === 0 ? [{ kind }] : ids.map((id) => ({ id, kind }));
}
