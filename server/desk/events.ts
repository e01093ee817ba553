import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import type { Account, Role } from "../../shared/desk/accounts.ts";
import { type LeadChange, leadChangeSchema } from "../../shared/desk/leads.ts";
import type { PresenceEvent } from "../../shared/desk/presence.ts";
import { isSessionAlive } from "./accounts/sessions.ts";
import { FOR_ALL_ROLES, signedIn } from "./guard.ts";
import { requireFewStreams } from "./limits.ts";
import { onPresence } from "./presence.ts";

/** The channel of the database's notifications (migrations, `private.notify_leads`). */
const CHANNEL = "leads_changed";

/**
 * ms between two keep-alive messages, each with a check of the session; proxies close a connection after a
 * silent minute.
 */
const HEARTBEAT = 5_000;

/** Another release may notify in another format: then any lead may have changed. */
const changeSchema = v.fallback(v.pipe(v.string(), v.parseJson(), leadChangeSchema), {
	kind: "changed",
	ids: [],
});

/** The roles that may hear of leads and posts, as in guard.ts. */
const READS_LEADS: readonly Role[] = ["owner", "sales"];
const WRITES_POSTS: readonly Role[] = ["owner", "editor"];

/**
 * `GET /api/desk/events`: server-sent events about leads that changed, without personal data, and about who has
 * which of them, or which post, open. A stream ends with its session.
 */
export async function eventRoutes(scope: FastifyInstance): Promise<void> {
	/** The open streams, with their accounts. */
	const streams = new Map<ServerResponse, Pick<Account, "id" | "role">>();
	const end = (stream: ServerResponse) => {
		streams.delete(stream);
		stream.end();
	};
	const publish = (name: string, data: LeadChange | PresenceEvent, roles: readonly Role[]) => {
		const text = `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
		for (const [stream, { role }] of streams) {
			if (!roles.includes(role)) continue;
			// Events for a browser that does not read them would fill the memory; it connects again.
			if (stream.writableNeedDrain) end(stream);
			else stream.write(text);
		}
	};

	scope.onNotification({
		channel: CHANNEL,
		onGap: () => publish("leads", { kind: "changed", ids: [] }, READS_LEADS),
		onNotification: (payload) => publish("leads", v.parse(changeSchema, payload), READS_LEADS),
	});
	onPresence(scope, (event) =>
		publish("presence", event, event.subject === "leads" ? READS_LEADS : WRITES_POSTS),
	);
	// Closed here, before the server waits for its connections.
	scope.addHook("preClose", async () => {
		for (const stream of streams.keys()) end(stream);
	});

	scope.get(
		"/events",
		// A HEAD request would never end.
		{ ...FOR_ALL_ROLES, exposeHeadRoute: false },
		async (request, reply) => {
			const { account, sessionId } = signedIn(request);
			const accounts = [...streams.values()];
			requireFewStreams(accounts.filter(({ id }) => id === account.id).length);
			const stream = reply.hijack().raw;
			// The browser disconnected while the session was read: its close event came before the listener.
			if (stream.destroyed) return;
			const closed = new AbortController();
			stream.once("close", () => {
				streams.delete(stream);
				closed.abort();
			});
			stream.writeHead(200, {
				...plainHeaders(reply.getHeaders()),
				"content-type": "text/event-stream",
				"cache-control": "no-store, no-transform",
				// Otherwise nginx would buffer the events.
				"x-accel-buffering": "no",
			});
			stream.write("retry: 2000\nevent: beat\ndata: {}\n\n");
			streams.set(stream, account);
			while (streams.has(stream)) {
				await sleep(HEARTBEAT, undefined, closed).catch(() => {});
				if (!streams.has(stream)) return;
				const alive = await isSessionAlive(scope.pool, sessionId).catch(
					// The database is away for a moment; the session may still exist.
					() => true,
				);
				if (!alive) end(stream);
				else if (streams.has(stream)) stream.write("event: beat\ndata: {}\n\n");
			}
		},
	);
}

const plainHeaders = (headers: object): Record<string, string> =>
	Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
