import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import {
	type PresenceEvent,
	type Present,
	type PresentAnswer,
	presenceEventSchema,
	presenceSchema,
} from "../../shared/desk/presence.ts";
import { readBody, readId } from "./body.ts";
import { FOR_EDITORS, FOR_SALES, signedIn } from "./guard.ts";

/** The channel of the database, so that replicas know of each other's accounts. */
const PRESENCE_CHANNEL = "desk_presence";

/** ms without a sign of life after which a tab is gone: two and a half of the page's beats. */
const GONE_AFTER = 50_000;

/** Tabs, of all accounts. */
const MOST = 1_000;

/** Another release may notify in another format: that says nothing. */
const payloadSchema = v.fallback(
	v.nullable(v.pipe(v.string(), v.parseJson(), presenceEventSchema)),
	null,
);

/** The routes of presence: posts are for editors, leads for sales. */
const ROUTES = { posts: FOR_EDITORS, leads: FOR_SALES };

/** `/api/desk/posts/:id/presence` and `/api/desk/leads/:id/presence`: who has it open. Nothing of it is stored. */
export async function presenceRoutes(scope: FastifyInstance): Promise<void> {
	/** By post or lead, account and tab. */
	const present = new LRUCache<string, { id: string; person: Present }>({
		max: MOST,
		ttl: GONE_AFTER,
	});

	onPresence(scope, (event) => {
		if (event.kind === "saved") return;
		const { id, tab, account, name, kind } = event;
		const key = `${id} ${account} ${tab}`;
		if (kind === "gone") present.delete(key);
		else present.set(key, { id, person: { tab, account, name, isWriting: kind === "writing" } });
	});

	for (const subject of ["posts", "leads"] as const) {
		scope.post(
			`/${subject}/:id/presence`,
			ROUTES[subject],
			async (request): Promise<PresentAnswer> => {
				const id = readId(request);
				const { account } = signedIn(request);
				const sign = readBody(presenceSchema, request);
				await notifyPresence(scope, {
					subject,
					id,
					account: account.id,
					name: account.name,
					...sign,
				});
				const people = [...present.values()].filter((one) => one.id === id);
				const others = people.map(({ person }) => person);
				return { others: others.filter((one) => one.account !== account.id) };
			},
		);
	}
}

/** Listens to accounts that open, leave or save posts and leads, on any replica. */
export function onPresence(
	scope: Pick<FastifyInstance, "onNotification">,
	listener: (event: PresenceEvent) => void,
): void {
	scope.onNotification({
		channel: PRESENCE_CHANNEL,
		// The pages' next heartbeats repeat it.
		onGap: () => {},
		onNotification(payload) {
			const event = v.parse(payloadSchema, payload);
			if (event) listener(event);
		},
	});
}

/** Tells everyone who may open a post or lead that an account opened, left or saved it. */
export async function notifyPresence(
	{ pool }: Pick<FastifyInstance, "pool">,
	event: PresenceEvent,
): Promise<void> {
	await pool.query("select pg_notify($1, $2)", [PRESENCE_CHANNEL, JSON.stringify(event)]);
}
