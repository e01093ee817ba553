import type { FastifyInstance } from "fastify";
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

/** ms without a sign of life after which a person is gone: two and a half of the page's beats. */
const GONE_AFTER = 50_000;

/** Another release may notify in another format: that says nothing. */
const payloadSchema = v.fallback(
	v.nullable(v.pipe(v.string(), v.parseJson(), presenceEventSchema)),
	null,
);

type Seen = Present & { at: number };

/** The routes of presence: posts are for editors, leads for sales. */
const ROUTES = { posts: FOR_EDITORS, leads: FOR_SALES };

/** `/api/desk/posts/:id/presence` and `/api/desk/leads/:id/presence`: who has it open. Nothing of it is stored. */
export async function presenceRoutes(scope: FastifyInstance): Promise<void> {
	/** By post or lead, then by account. */
	const present = new Map<string, Map<string, Seen>>();

	function note({ id, account, name, kind }: PresenceEvent) {
		const people = present.get(id) ?? new Map<string, Seen>();
		if (kind === "gone") people.delete(account);
		else people.set(account, { account, name, isWriting: kind === "writing", at: Date.now() });
		for (const [account, { at }] of people) {
			if (Date.now() - at > GONE_AFTER) people.delete(account);
		}
		if (people.size > 0) present.set(id, people);
		else present.delete(id);
	}

	onPresence(scope, note);

	for (const subject of ["posts", "leads"] as const) {
		scope.post(
			`/${subject}/:id/presence`,
			ROUTES[subject],
			async (request): Promise<PresentAnswer> => {
				const id = readId(request);
				const { account } = signedIn(request);
				const { kind } = readBody(presenceSchema, request);
				await notifyPresence(scope, { subject, id, account: account.id, name: account.name, kind });
				const now = Date.now();
				const people = [...(present.get(id)?.values() ?? [])];
				const others = people.filter(
					(one) => one.account !== account.id && now - one.at <= GONE_AFTER,
				);
				return { others: others.map(({ at: _, ...one }) => one) };
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
