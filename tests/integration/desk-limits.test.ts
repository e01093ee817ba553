import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createRenderer } from "../../server/site/renderer.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { outcomeOf, type SignedIn, testDesk } from "../support/desk.ts";

/** No request of this file gets as far as the posts' database. */
const unreachable = createSupabaseClient(async () => Response.error(), "key");

const desk = testDesk({
	extend: (app) => app.decorate("supabaseAsService", unreachable),
	renderer: createRenderer,
});

const POST = "/posts/0198a1b2-0000-7000-8000-000000000001";

test.each<[string, number, (ask: SignedIn["ask"]) => Promise<Response>]>([
	["exports", 30, (ask) => ask("/leads.csv")],
	["new drafts", 30, (ask) => ask.post("/posts", { unknown: true })],
	["pages", 60, (ask) => ask.post(`${POST}/page`, { unknown: true })],
])(
	"an account that asks for too many %s has to wait; another one does not",
	async (_, most, send) => {
		const { ask } = await desk().signIn("owner");
		for (let sent = 0; sent < most; sent += 1) {
			const { status, body } = await send(ask);
			await body?.cancel();
			expect(status).not.toBe(429);
		}
		const refused = await send(ask);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await outcomeOf(refused)).toBe("429 too_often");
		const other = await desk().signIn("owner");
		expect((await send(other.ask)).status).not.toBe(429);
	},
);

/** Opens an event stream on a connection of its own; fetch might leave connections behind that it never used. */
async function openStream(cookie: string): Promise<IncomingMessage> {
	const url = desk().urlOf("/events");
	const request = get(url, { agent: false, headers: { cookie: `vitrin-desk=${cookie}` } });
	const [answer] = await once(request, "response");
	return answer;
}

test("an account has a bounded number of event streams, and gets another once it closes one", async () => {
	const { cookie, ask } = await desk().signIn("sales");
	const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(cookie)));
	expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
	const refused = await ask("/events");
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	expect(await outcomeOf(refused)).toBe("429 too_often");
	const other = await desk().signIn("sales");
	streams.push(await openStream(other.cookie));
	expect(streams.at(-1)?.statusCode).toBe(200);
	streams[0]?.destroy();
	await expect
		.poll(async () => {
			const stream = await openStream(cookie);
			streams.push(stream);
			return stream.statusCode;
		})
		.toBe(200);
	for (const stream of streams) stream.destroy();
});
