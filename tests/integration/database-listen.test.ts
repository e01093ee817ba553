import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../server/database/listen.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase } from "../support/database.ts";
import { listen as listenOn } from "../support/listen.ts";
import { startNetwork } from "../support/network.ts";

test("a connection that the network dropped silently is noticed and replaced", async () => {
	await using database = await createDatabase();
	const network = await startNetwork(database.url);
	onTestFinished(network.cut);
	const onGap = vi.fn();
	const onNotification = vi.fn();
	const log = { debug() {}, info() {}, warn: vi.fn(), error() {} };
	const listening = listen({
		databaseUrl: network.url,
		subscriptions: [{ channel: "news", onGap, onNotification }],
		heartbeat: 500,
		log,
	});
	await listening.ready;
	expect(network.count()).toBe(1);
	network.freeze();

	await expect.poll(() => onGap.mock.calls.length, { timeout: 10_000 }).toBe(1);
	expect(log.warn).toHaveBeenCalledWith("Listening to the database failed: Query read timeout");
	await withClient(database.url, (client) => client.query("notify news, 'later'"));
	await expect.poll(() => onNotification.mock.calls).toEqual([["later"]]);
	await listening.close();
});

test("closing ends at once on a connection that the network dropped silently", async () => {
	await using database = await createDatabase();
	const network = await startNetwork(database.url);
	onTestFinished(network.cut);
	const listening = listen({
		databaseUrl: network.url,
		subscriptions: [{ channel: "news", onGap() {}, onNotification() {} }],
		log: { debug() {}, info() {}, warn() {}, error() {} },
	});
	await listening.ready;
	expect(network.count()).toBe(1);
	network.freeze();
	const started = performance.now();
	await listening.close();
	expect(performance.now() - started).toBeLessThan(2_000);
});

test("closing ends at once while the connection is being made", async () => {
	const server = createServer();
	const port = await listenOn(server);
	onTestFinished(() => {
		server.close();
	});
	const listening = listen({
		databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`,
		subscriptions: [{ channel: "news", onGap() {}, onNotification() {} }],
		log: { debug() {}, info() {}, warn() {}, error() {} },
	});
	await once(server, "connection");
	const started = performance.now();
	await listening.close();
	await listening.ready;
	expect(performance.now() - started).toBeLessThan(2_000);
});
