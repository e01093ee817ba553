import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import {
	type PresenceEvent,
	type PresentAnswer,
	presenceEventSchema,
	presenceSchema,
} from "../../../shared/desk/post-presence.ts";
import { readBody, readId } from "../body.ts";
import { FOR_EDITORS, signedIn } from "../guard.ts";

/** The channel of the database, so that replicas know of each other's editors. */
const PRESENCE_CHANNEL = "desk_presence";

/** ms after which somebody who has not been heard of is gone: two of the editor's beats and a half. */
const GONE_AFTER = 50_000;

/** Another release may notify in another format: that says nothing. */
const payloadSchema = v.fallback(
	v.nullable(v.pipe(v.string(), v.parseJson(), presenceEventSchema)),
	null,
);

/** `/api/desk/posts/:id/presence`: who has a post open. Nothing of it is stored. */
export async function presenceRoutes(scope: FastifyInstance): Promise<void> {
	/** By post, then by account. */
	const present = new Map<string, Map<string, { name: string; at: number }>>();

	function note({ post, account, name, kind }: PresenceEvent) {
		const people = present.get(post) ?? new Map<string, { name: string; at: number }>();
		if (kind === "gone") people.delete(account);
		else people.set(account, { name, at: Date.now() });
		for (const [id, { at }] of people) if (Date.now() - at > GONE_AFTER) people.delete(id);
		if (people.size > 0) present.set(post, people);
		else present.delete(post);
	}

	onPresence(scope, note);

	scope.post("/posts/:id/presence", FOR_EDITORS, async (request): Promise<PresentAnswer> => {
		const post = readId(request);
		const { account } = signedIn(request);
		const { kind } = readBody(presenceSchema, request);
		await notifyPresence(scope, { post, account: account.id, name: account.name, kind });
		const now = Date.now();
		const others = [...(present.get(post) ?? [])].filter(
			([id, { at }]) => id !== account.id && now - at <= GONE_AFTER,
		);
		return { others: others.map(([id, { name }]) => ({ account: id, name })) };
	});
}

/** Listens to what the editors of all posts do, on any replica. */
export function onPresence(
	scope: Pick<FastifyInstance, "onNotification">,
	listener: (event: PresenceEvent) => void,
): void {
	scope.onNotification({
		channel: PRESENCE_CHANNEL,
		// The editors' next heartbeats repeat it.
		onGap: () => {},
		onNotification(payload) {
			const event = v.parse(payloadSchema, payload);
			if (event) listener(event);
		},
	});
}

/** Tells all editors of a post what somebody does. */
export async function notifyPresence(
	{ pool }: Pick<FastifyInstance, "pool">,
	event: PresenceEvent,
): Promise<void> {
	await pool.query("select pg_notify($1, $2)", [PRESENCE_CHANNEL, JSON.stringify(event)]);
}
